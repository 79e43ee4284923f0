import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import css from './page-contents.module.css';

/** Prefix of the ids of headings, which the sanitizer numbers from 1. */
export const PART = 'part';

/** Moves the focus to a heading without a fragment in the URL. */
function jump(event: MouseEvent<HTMLAnchorElement>): void {
  const heading = document.getElementById(event.currentTarget.hash.slice(1));
  if (heading === null) return;
  event.preventDefault();
  heading.tabIndex = -1;
  heading.focus();
}

/** Table of contents of a long page. */
export function PageContents({ headings }: { headings: readonly string[] }) {
  const { t } = useTranslation('pages');
  return (
    <nav aria-label={t('contents')} className={`${css.contents} noPrint`}>
      <p className={css.title}>{t('contents')}</p>
      <ol className={css.list}>
        {headings.map((heading, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the number is the heading's place
          <li key={at}>
            <a href={`#${PART}-${at + 1}`} onClick={jump}>
              {heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
