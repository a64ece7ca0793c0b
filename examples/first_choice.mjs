// A bot in plain JavaScript, by the protocol alone (docs/protocol.md): no library, nothing but what Node 18 has.
//
//     node examples/first_choice.mjs http://127.0.0.1:8642 Bolt 'http://127.0.0.1:8642/t/TABLE#LINK'
//
// It says that it is a program, takes the seat of the invitation, and decides by what each choice brings at once
// where the server tells that (not in every game), else by the first that is offered. It ends with the game.
// With DRACHENHOF_KEY it is the program of that key, and goes on with a game in which it has a seat already.

const [, , server, name, invitation] = process.argv;
if (!invitation) {
  console.error('usage: node first_choice.mjs SERVER NAME INVITATION');
  process.exit(2);
}
const { pathname, hash } = new URL(invitation, `${server}/t/`);
const table = pathname.split('/').pop();
const link = hash.slice(1) || null;
const PASSING = ['busy', 'closing', 'not-kept', 'too-many', 'unknown-outcome'];
const GONE_ON = ['stale', 'not-your-turn', 'not-now', 'held', 'seated'];
const ENDED = ['over', 'cancelled', 'broken'];
let key = process.env.DRACHENHOF_KEY ?? null;
let asked = 0;

const pause = (seconds) => new Promise((done) => setTimeout(done, seconds * 1000));

/** One request; what failed on the way, or is refused for now, is asked again, a command by the same id. */
async function ask(method, path, body) {
  for (let wait = 0.25; ; wait = Math.min(15, wait * 2)) {
    const answer = await fetch(server + path, {
      method,
      headers: {
        ...(body ? { 'Content-Type': 'application/json' } : {}),
        ...(key ? { Authorization: `Bearer ${key}` } : {}),
      },
      body: body && JSON.stringify(body),
    }).catch(() => null);
    const said = answer && answer.status !== 204 ? await answer.json().catch(() => null) : null;
    if (answer?.ok && said) return { said, headers: answer.headers };
    if (said?.code && !PASSING.includes(said.code)) throw Object.assign(new Error(said.code), { code: said.code });
    await pause(Math.max(wait, Number(answer?.headers.get('Retry-After') ?? 0)));
  }
}

/** A command at the table. */
function command(kind, fields = {}) {
  asked += 1;
  return ask('POST', `/api/tables/${table}/${kind}`, { id: `${process.pid}-${Date.now()}-${asked}`, ...fields });
}

/** The same, where somebody else may have been first: what that was comes as news. */
async function attempt(kind, fields) {
  try {
    await command(kind, fields);
  } catch (refused) {
    if (!GONE_ON.includes(refused.code)) throw refused;
  }
}

/** Points count most, then what can be spent. */
function worth({ gain }) {
  if (!gain) return 0;
  return 10 * (gain.points + gain.floors) + gain.yuan + gain.rice + gain.fireworks + gain.track;
}

if (!key) {
  const { headers } = await ask('POST', '/api/me', { name, program: true });
  key = /=([^;]+)/.exec(headers.get('set-cookie'))[1];
}
await attempt('sit', { link });

let now = {};
while (true) {
  const query = now.last === undefined ? '' : `?seen=${now.last}&wait=20`;
  const { said } = await ask('GET', `/api/tables/${table}${query}`);
  now = { ...now, ...said }; // what has not changed is left out
  if (said.more) continue; // further entries first
  if (ENDED.includes(now.table.status)) break;
  const own = now.you.map((seat) => now.table.seats[seat]);
  if (own.some((seat) => seat.held)) await attempt('back');
  else if (now.table.seats.some((seat) => seat.cancels) && !own.some((seat) => seat.cancels)) await attempt('cancel');
  else if (now.position?.choices) {
    const best = now.position.choices.reduce((one, other) => (worth(other) > worth(one) ? other : one));
    await attempt('move', { at: now.position.at, move: best.move });
  }
}
console.log(JSON.stringify({ status: now.table.status, places: now.table.places, you: now.you }));
