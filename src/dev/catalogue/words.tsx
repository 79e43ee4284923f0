import { createContext, type ReactNode, useContext } from 'react';
import { defaultLanguage, type Language, textIn } from '../../../openapi/languages.ts';
import type { CarouselLabels } from '../../ui/carousel.tsx';
import type { PagerLabels } from '../../ui/pager.tsx';
import css from './catalogue.module.css';

export type Tongue = Language;
export const TongueContext = createContext<Tongue>(defaultLanguage.code);

/** The words of this page stand beside each other in the source; the site itself takes them from its locale files. */
export function useWords() {
  const tongue = useContext(TongueContext);
  return (cn: string, en: string) => textIn({ cn, en }, tongue);
}
export type Words = ReturnType<typeof useWords>;

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

export const carouselLabels = (t: Words): CarouselLabels => ({
  carousel: t('輪播', 'carousel'),
  slide: t('投影片', 'slide'),
  pause: t('暫停輪播', 'Pause'),
  play: t('開始輪播', 'Play'),
  previous: t('上一張', 'Previous'),
  next: t('下一張', 'Next'),
  position: (place, count, name) => t(`${name}，第 ${place} 張，共 ${count} 張`, `${name}, ${place} of ${count}`),
});

export const pagerLabels = (t: Words): PagerLabels => ({
  pager: t('分頁', 'Pages'),
  previous: t('上一頁', 'Previous page'),
  next: t('下一頁', 'Next page'),
  page: (page) => t(`第 ${page} 頁`, `Page ${page}`),
  input: t('頁數', 'Page number'),
  before: t('第', 'Page'),
  after: (pages) => t(`頁，共 ${pages} 頁`, `of ${pages}`),
});
