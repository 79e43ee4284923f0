import { sha256Head } from './sha-256.ts';

/** Parts of one proof: each takes its own time, so that there is a progress to tell. */
export const PARTS = 16;
/** Leading zero bits of each part's hash: some 8,000 tries, so that a phone is busy for about a second in all. */
const DIFFICULTY = 13;
/** Milliseconds of work between two pauses for the page: less than a frame. */
const SLICE = 10;

/** Whether a number answers a part of a challenge. */
export const proves = (challenge: string, part: number, answer: number, difficulty = DIFFICULTY): boolean =>
  sha256Head(`${challenge}:${part}:${answer}`) >>> (32 - difficulty) === 0;

interface ProofOptions {
  /** Gets the share that is done, 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
  /** Stops the work; the proof then rejects with the signal's reason. */
  signal?: AbortSignal | undefined;
  difficulty?: number | undefined;
}

/**
 * Works for somebody who cannot or will not solve the puzzle: cheap for one visitor, dear for who wants to do it a million times. Done in
 * short slices on the page's own thread, which stays free to scroll and type.
 */
export async function proveWork(challenge: string, { onProgress, signal, difficulty = DIFFICULTY }: ProofOptions = {}): Promise<number[]> {
  const answers: number[] = [];
  let until = performance.now() + SLICE;
  for (let part = 0; part < PARTS; part += 1) {
    let answer = 0;
    while (!proves(challenge, part, answer, difficulty)) {
      answer += 1;
      if (performance.now() < until) continue;
      await new Promise((resolve) => setTimeout(resolve));
      signal?.throwIfAborted();
      until = performance.now() + SLICE;
    }
    answers.push(answer);
    onProgress?.((part + 1) / PARTS);
  }
  // Whoever stopped it in its last slice gets no answer either.
  signal?.throwIfAborted();
  return answers;
}

/** A challenge that nobody could have worked on before, at most 16 characters. */
export function newChallenge(): string {
  return [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Whether answers prove the work of a whole challenge. */
export const provesAll = (challenge: string, answers: readonly number[], difficulty = DIFFICULTY): boolean =>
  answers.length === PARTS && answers.every((answer, part) => proves(challenge, part, answer, difficulty));
