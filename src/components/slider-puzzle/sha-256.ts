/** First 32 bits of the fractional part of a root, as SHA-256 takes its constants from: of the first primes' square and cube roots. */
function constants(count: number, root: 2 | 3): Uint32Array {
  const words = new Uint32Array(count);
  for (let candidate = 2, found = 0; found < count; candidate += 1) {
    let prime = true;
    for (let divisor = 2; divisor * divisor <= candidate; divisor += 1) prime &&= candidate % divisor !== 0;
    if (!prime) continue;
    const value = candidate ** (1 / root);
    words[found] = (value - Math.floor(value)) * 2 ** 32;
    found += 1;
  }
  return words;
}

const START = constants(8, 2);
const ROUND = constants(64, 3);
const schedule = new Uint32Array(64);
const block = new DataView(new ArrayBuffer(64));
const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by));

/**
 * First 32 bits of the SHA-256 of an ASCII text of up to 55 characters. Written out because `crypto.subtle` is missing on plain http and
 * answers only later, which would make thousands of hashes slow.
 */
export function sha256Head(text: string): number {
  for (let at = 0; at < 56; at += 1) block.setUint8(at, at < text.length ? text.charCodeAt(at) : at === text.length ? 0x80 : 0);
  block.setUint32(56, 0);
  block.setUint32(60, text.length * 8);
  for (let at = 0; at < 16; at += 1) schedule[at] = block.getUint32(at * 4);
  const word = (words: Uint32Array, at: number) => words[at] as number;
  for (let at = 16; at < 64; at += 1) {
    const near = word(schedule, at - 2);
    const far = word(schedule, at - 15);
    const small = turn(far, 7) ^ turn(far, 18) ^ (far >>> 3);
    const large = turn(near, 17) ^ turn(near, 19) ^ (near >>> 10);
    schedule[at] = word(schedule, at - 16) + small + word(schedule, at - 7) + large;
  }
  let [a, b, c, d, e, f, g, h] = START as unknown as [number, number, number, number, number, number, number, number];
  for (let at = 0; at < 64; at += 1) {
    const first = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + word(ROUND, at) + word(schedule, at)) | 0;
    const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  return (a + word(START, 0)) >>> 0;
}
