/** What all parts of the board ask: what can be pressed, what is looked at, what it would bring. */
import type { Person, PersonCard } from './art/names';
import type { BoardProps, Choice } from '../contract';
import type { Gain } from './engine';
import { meant, NOTHING, pickable, piecesOf, reach, type Picked, type Piece } from './pieces';
import { asGain, stepsOf, viewOf, type CourtView, type YearView } from './view';

export interface PieceState {
  /** The choice that a press makes. */
  choice: Choice | null;
  /** What a press only picks. */
  pick: Picked | null;
  /** An illegal move that a press would mean: the server says why it is none. */
  refused: string | null;
  /** What a press would mean was tried before, and cannot be chosen again. */
  tried: boolean;
  picked: boolean;
  /** Pointer or focus is on its choice, here or elsewhere. */
  considered: boolean;
  /** The best choice of a hint. */
  best: boolean;
}

export class Desk {
  readonly #props: () => BoardProps;
  #pick = $state.raw<{ of: readonly Choice[]; picked: Picked }>({ of: [], picked: NOTHING });
  /** The person that pointer or focus is on while nothing is chosen by it yet. */
  pointed = $state<Person | null>(null);
  /** How wide a room is drawn at the large court, which others do not exceed. */
  room = $state(Infinity);
  /** The court of another that one looks at; null: none. */
  looked = $state<number | null>(null);

  constructor(props: () => BoardProps) {
    this.#props = props;
  }

  get props(): BoardProps {
    return this.#props();
  }
  readonly view = $derived.by((): YearView => viewOf(this.#props().view));
  readonly moves = $derived.by(() => this.#props().choices.map((choice) => choice.move));
  readonly picked = $derived.by((): Picked =>
    this.#pick.of === this.#props().choices ? this.#pick.picked : NOTHING,
  );
  readonly #reach = $derived(reach(this.moves, this.picked));
  readonly #pickable = $derived(pickable(this.moves, this.picked));
  readonly #tried = $derived.by(() => reach(this.#props().tried ?? [], this.picked));
  readonly #lit = $derived.by(() => piecesOf(this.#props().previewed?.move ?? ''));
  readonly #best = $derived.by(() => piecesOf(this.#props().advice?.[0]?.move ?? ''));

  /** The seat whose court stands large: one's own always does, so that nothing that is asked is hidden. */
  readonly big = $derived.by((): number => this.#props().eyes ?? this.looked ?? 0);
  /** The court that one who plays looks at besides. */
  readonly beside = $derived.by((): number | null =>
    this.#props().eyes === null || this.looked === this.#props().eyes ? null : this.looked,
  );
  /** The seat that is asked here. */
  readonly asked = $derived.by((): number | null => {
    const mover = this.view.to_move;
    return this.#props().choices.length > 0 && typeof mover === 'number' ? mover : null;
  });
  /** Whose turn it is. */
  readonly mover = $derived.by((): number | null => {
    const mover = this.view.to_move;
    return typeof mover === 'number' && !this.#props().over ? mover : null;
  });
  readonly previewed = $derived.by(() => this.#props().previewed);
  /** What the choice looked at brings to a seat, with the spaces of those who come; of two persons the first alone. */
  gain(seat: number): Gain | null {
    if (seat !== this.asked) return null;
    const gain = asGain(this.previewed?.gain);
    const first = this.view.asked === 'draft' && !this.previewed ? (this.picked.first ?? this.pointed) : null;
    const spaces = (gain?.track ?? 0) + (gain?.coming ?? 0) + (first ? stepsOf(`young ${first}`) : 0);
    return gain || first ? { ...gain, track: spaces } : null;
  }

  court(seat: number): CourtView {
    const court = this.view.courts[seat];
    if (!court) throw new Error(`no court ${seat}`);
    return court;
  }

  state(piece: Piece): PieceState {
    const move = this.#reach.get(piece);
    const choice = this.props.choices.find((one) => one.move === move) ?? null;
    const pick = choice ? null : (this.#pickable.get(piece) ?? null);
    const none = choice || pick || this.asked === null;
    const tried = none ? undefined : this.#tried.get(piece);
    const refused = none ? null : (tried ?? meant(piece, this.view.asked, this.picked));
    return {
      choice,
      pick,
      refused,
      tried: tried !== undefined,
      picked: this.#isPicked(piece),
      considered: this.#lit.includes(piece),
      best: this.#best.includes(piece),
    };
  }

  #isPicked(piece: Piece): boolean {
    const { first, card } = this.picked;
    return (
      piece === `tile young ${first ?? ''}` ||
      (card !== null && piece === `card ${card satisfies PersonCard}`)
    );
  }

  press(piece: Piece): void {
    const { choice, pick, refused } = this.state(piece);
    if (this.props.busy) return;
    if (choice) this.props.choose(choice.move);
    else if (pick) this.#pick = { of: this.props.choices, picked: pick };
    else if (refused) this.props.choose(refused);
  }

  consider(piece: Piece | null): void {
    const { choice = null, pick = null } = piece ? this.state(piece) : {};
    this.pointed = pick?.first ?? null;
    this.props.consider(choice?.move ?? null);
  }
}
