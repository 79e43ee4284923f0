import type { ReactNode } from 'react';
import { useLanguage } from '@/session/language';
import { textIn } from '../../../openapi/languages.ts';
import css from './catalogue.module.css';

/** The words of this page stand beside each other in the source; the site itself takes them from its locale files. */
export function useWords() {
  const language = useLanguage();
  return (cn: string, en: string) => textIn({ cn, en }, language);
}

export function Section({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className={css.section}>
      <header className={css.sectionHead}>
        <h2 className={css.sectionTitle}>{title}</h2>
        <p className="captionQuiet">{text}</p>
      </header>
      {children}
    </section>
  );
}

export function Sample({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={css.sample}>
      <p className="captionQuiet">{title}</p>
      {children}
    </div>
  );
}
