/** Consecutive numbers of the list that are rendered together. */
export interface ChipChunk {
  id: number;
  numbers: readonly string[];
}

/** About what a wide screen shows at once; divisible by most column counts, so that few rows are incomplete. */
export const CHUNK_SIZE = 30;

/** Splits a list into chunks. A number stays in its previous chunk, so that unchanged chunks are not rerendered; only a reordered list is split anew. */
export function chunkNumbers(numbers: readonly string[], before: readonly ChipChunk[]): readonly ChipChunk[] {
  const current = new Set(numbers);
  const remaining = before.map((chunk) =>
    chunk.numbers.every((number) => current.has(number)) ? chunk : { ...chunk, numbers: chunk.numbers.filter((number) => current.has(number)) },
  );
  const old = remaining.flatMap((chunk) => chunk.numbers);
  const inOrder = old.every((number, at) => number === numbers[at]);
  const chunks = inOrder ? remaining.filter((chunk) => chunk.numbers.length > 0) : [];
  const more = numbers.slice(inOrder ? old.length : 0);
  let id = Math.max(-1, ...before.map((chunk) => chunk.id));
  const last = chunks.at(-1);
  if (last && more.length > 0 && last.numbers.length < CHUNK_SIZE) {
    chunks[chunks.length - 1] = { ...last, numbers: [...last.numbers, ...more.splice(0, CHUNK_SIZE - last.numbers.length)] };
  }
  while (more.length > 0) {
    id += 1;
    chunks.push({ id, numbers: more.splice(0, CHUNK_SIZE) });
  }
  return chunks;
}
