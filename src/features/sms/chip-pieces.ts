/** Some numbers of a list, in its order, that are drawn together. */
export interface ChipPiece {
  id: number;
  numbers: readonly string[];
}

/** Numbers of a piece: on a wide screen about what the list shows at once. Divisible by most numbers of columns, so that few lines end early. */
export const PIECE = 30;

/**
 * Divides a list into pieces. A number stays in the piece where it was, so that the pieces beside one that changes need not be drawn again;
 * only a list in another order is divided anew.
 */
export function inPieces(numbers: readonly string[], before: readonly ChipPiece[]): readonly ChipPiece[] {
  const left = new Set(numbers);
  const kept = before.map((piece) =>
    piece.numbers.every((number) => left.has(number)) ? piece : { ...piece, numbers: piece.numbers.filter((number) => left.has(number)) },
  );
  const old = kept.flatMap((piece) => piece.numbers);
  const inOrder = old.every((number, at) => number === numbers[at]);
  const pieces = inOrder ? kept.filter((piece) => piece.numbers.length > 0) : [];
  const more = numbers.slice(inOrder ? old.length : 0);
  let id = Math.max(-1, ...before.map((piece) => piece.id));
  const last = pieces.at(-1);
  if (last && more.length > 0 && last.numbers.length < PIECE) {
    pieces[pieces.length - 1] = { ...last, numbers: [...last.numbers, ...more.splice(0, PIECE - last.numbers.length)] };
  }
  while (more.length > 0) {
    id += 1;
    pieces.push({ id, numbers: more.splice(0, PIECE) });
  }
  return pieces;
}
