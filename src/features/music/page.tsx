import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { prices } from '@/brand/brand';
import { lazyPart } from '@/components/lazy-part';
import { Breadcrumb, pageClass } from '@/components/page-head';
import { PageMeta } from '@/components/page-meta';
import { FormSkeleton } from '@/forms/form-skeleton';
import { cardClass } from '@/ui/section';
import { MusicOffer } from './music-offer.tsx';
import { MusicResult } from './music-result.tsx';
import { MusicSteps } from './music-steps.tsx';
import css from './page.module.css';

/** The page reads nothing. */
export const loader = () => null;

const MusicForm = lazyPart(async () => (await import('./music-form')).MusicForm);

/** Music streaming (ROUTE-05, MUSIC-01): the offer and the form, which the result replaces (MUSIC-04); public (ROLE-06). */
export function Component() {
  const { t } = useTranslation('music');
  const [message, setMessage] = useState<string>();
  return (
    <div className={pageClass}>
      <PageMeta
        title={message === undefined ? t('title') : `${t('result.title')} | ${t('title')}`}
        description={t('description', { price: prices.musicPerMonth })}
      />
      <Breadcrumb current={t('title')} />
      <div className={css.columns}>
        <MusicOffer />
        <section className={cardClass({ padded: false }, css.card)} aria-labelledby="music-card">
          {message === undefined ? (
            <MusicForm titleId="music-card" onDone={setMessage} skeleton={<FormSkeleton fields={3} height="36rem" />} />
          ) : (
            <MusicResult titleId="music-card" message={message} />
          )}
        </section>
      </div>
      <MusicSteps />
    </div>
  );
}
