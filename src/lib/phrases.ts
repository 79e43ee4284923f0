const HAN = /\p{Script=Han}/u;
const PARTICLE = /^[的了嗎呢吧着們]$/;

/** A figure and the word after it: `12 Pro`, `256 GB`. */
const keepFigures = (text: string) => text.replace(/(\d) (?=\p{L})/gu, '$1\u00a0');

/**
 * Parts of a headline between which a line may break: Chinese words, where the browser can tell them, as Chinese has no spaces. Characters that
 * are no word by themselves stay together (日費), or with the word after them.
 */
export function phrasesOf(text: string): string[] {
  const kept = keepFigures(text);
  if (!HAN.test(kept) || !('Segmenter' in Intl)) return [kept];
  const parts: string[] = [];
  let waiting = '';
  for (const { segment, isWordLike } of new Intl.Segmenter('zh-Hant', { granularity: 'word' }).segment(kept)) {
    const isSingle = segment.length === 1 && HAN.test(segment);
    if (isSingle && !(PARTICLE.test(segment) && waiting === '')) waiting += segment;
    else if (isWordLike && !PARTICLE.test(segment)) {
      // Two or more characters that are no words are a word that the dictionary lacks.
      if (waiting.length > 1) parts.push(waiting, segment);
      else parts.push(waiting + segment);
      waiting = '';
    } else {
      const last = waiting === '' ? (parts.pop() ?? '') : waiting;
      parts.push(last + segment);
      waiting = '';
    }
  }
  if (waiting !== '') parts.push(waiting.length > 1 || parts.length === 0 ? waiting : (parts.pop() ?? '') + waiting);
  return parts;
}
