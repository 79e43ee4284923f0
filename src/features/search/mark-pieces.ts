/** A piece of a text that is the keyword, or is not. */
export interface MarkPiece {
  text: string;
  marked: boolean;
  /** Where it begins. */
  at: number;
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** A text cut into what is the keyword, in any case, and what lies between. The pieces together are the text as it was. */
export function markPieces(text: string, keyWord: string): MarkPiece[] {
  const wanted = keyWord.normalize('NFKC').trim();
  if (wanted === '') return text === '' ? [] : [{ text, marked: false, at: 0 }];
  let at = 0;
  return text
    .split(new RegExp(`(${escaped(wanted)})`, 'giu'))
    .map((piece, place) => {
      const found = { text: piece, marked: place % 2 === 1, at };
      at += piece.length;
      return found;
    })
    .filter((piece) => piece.text !== '');
}
