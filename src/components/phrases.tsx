import { Fragment } from 'react';
import { useBrowserValue } from '@/lib/lifecycle';
import { phrasesOf } from '@/lib/phrases';
import css from './phrases.module.css';

/** Headline or short sentence that breaks between words. Prerendered text is plain, because browsers differ in the words that they know. */
export function Phrases({ text }: { text: string }) {
  const plain = useBrowserValue(() => false, true);
  const parts = plain ? [text] : phrasesOf(text);
  if (parts.length === 1) return parts[0];
  return (
    <span className={css.phrases}>
      {parts.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no state
        <Fragment key={at}>
          {at === 0 ? null : <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
