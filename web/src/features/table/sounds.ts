/** Wood on wood, paper, one gong for a new part of the game: made here, off at first. */
import type { GameModule } from '../../games/contract';
import type { Beat } from '../../lib/net/playback.svelte';
import { settings } from '../../lib/net/settings.svelte';

let context: AudioContext | undefined;

function audio(): AudioContext | undefined {
  if (!settings.sound || typeof AudioContext === 'undefined') return undefined;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  return context;
}

/** A tone that dies away. */
function ring(frequency: number, seconds: number, loudness: number, shape: OscillatorType = 'sine'): void {
  const at = audio();
  if (!at) return;
  const tone = new OscillatorNode(at, { frequency, type: shape });
  const volume = new GainNode(at, { gain: 0 });
  volume.gain.linearRampToValueAtTime(loudness, at.currentTime + 0.005);
  volume.gain.exponentialRampToValueAtTime(0.0001, at.currentTime + seconds);
  tone.connect(volume).connect(at.destination);
  tone.start();
  tone.stop(at.currentTime + seconds);
}

/** A short rush, as of paper. */
function rustle(): void {
  const at = audio();
  if (!at) return;
  const buffer = at.createBuffer(1, at.sampleRate * 0.12, at.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) {
    samples[index] = (Math.random() * 2 - 1) * 0.12 * (1 - index / samples.length) ** 2;
  }
  const noise = new AudioBufferSourceNode(at, { buffer });
  noise.connect(new BiquadFilterNode(at, { type: 'highpass', frequency: 2500 })).connect(at.destination);
  noise.start();
}

function knock(): void {
  ring(240, 0.09, 0.25, 'triangle');
  ring(610, 0.05, 0.08, 'triangle');
}

export const sounds = {
  tell(beat: Beat, sound: GameModule['sound']): void {
    if (beat.entries.some((entry) => entry.heading)) {
      ring(98, 2.4, 0.22);
      ring(147, 1.8, 0.08);
      ring(233, 1.2, 0.04);
    }
    if (sound === 'paper') rustle();
    else knock();
  },
  turn(): void {
    ring(523, 0.35, 0.1);
    ring(784, 0.5, 0.06);
  },
};
