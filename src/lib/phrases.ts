const NO_BREAK_SPACE = '\u00a0';

/** A name or an amount whose words stay in one line. */
export const inOneLine = (text: string): string => text.replaceAll(' ', NO_BREAK_SPACE);

const HAN = /\p{Script=Han}/u;
const PARTICLE = /^[的了嗎呢吧着們]$/;
const OPENING = /^[「『（《〈【“‘(]$/;

/** A figure and the word after it: `12 Pro`, `256 GB`, `6 個月`; a name that ends with a figure: `Vela One 4`. */
export const keepFigures = (text: string): string => text.replace(/(\d) (?=\p{L})/gu, `$1${NO_BREAK_SPACE}`).replace(/(?:\p{Lu}\p{L}* )+(?=\d)/gu, inOneLine);

/**
 * Parts of a headline between which a line may break: Chinese words, where the browser can tell them, as Chinese has no spaces. Characters that
 * are no word by themselves stay together (日費), or with the word after them.
 */
export function phrasesOf(text: string): string[] {
  const kept = keepFigures(text);
  if (!HAN.test(kept) || !('Segmenter' in Intl)) return [kept];
  const parts: string[] = [];
  /** Opening punctuation and characters that wait for what follows. */
  let opening = '';
  let singles = '';
  const append = (more: string) => parts.push((parts.pop() ?? '') + more);
  const flush = (more = '') => {
    const part = opening + singles + more;
    opening = '';
    singles = '';
    if (part === '') return;
    const [before = '', after = ''] = [parts.at(-1)?.at(-1), part[0]];
    // Only Chinese has no spaces: a URL, a price or a model stays whole.
    if (before === '' || (before !== NO_BREAK_SPACE && HAN.test(before + after))) parts.push(part);
    else append(part);
  };
  /** A last character belongs to the word before it: 合約期. */
  const settle = () => {
    if (singles.length !== 1 || opening !== '' || parts.length === 0) return flush();
    append(singles);
    singles = '';
  };
  for (const { segment, isWordLike } of new Intl.Segmenter('zh-Hant', { granularity: 'word' }).segment(kept)) {
    const isParticle = PARTICLE.test(segment) && singles === '' && parts.length > 0;
    if (OPENING.test(segment)) {
      flush();
      opening = segment;
    } else if (segment.length === 1 && HAN.test(segment) && !isParticle) {
      singles += segment;
    } else if (isWordLike && !isParticle) {
      // Two or more of them are a word that the dictionary lacks.
      if (singles.length > 1) flush();
      flush(segment);
    } else {
      settle();
      append(segment);
    }
  }
  settle();
  return parts;
}
