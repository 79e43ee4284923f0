import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';
import { brand } from '@/brand/brand';
import { lazyPart } from '@/components/lazy-part';
import { PageHead } from '@/components/page-head';
import { PageMeta } from '@/components/page-meta';
import { FormSkeleton } from '@/forms/form-skeleton';
import { Disclosure } from '@/ui/disclosure';
import { Section } from '@/ui/section';
import type { SentApplication } from './fields.ts';
import css from './page.module.css';
import { SentView } from './sent-view.tsx';

/** The page reads nothing. */
export const loader = () => null;

const ApplicationForm = lazyPart(async () => (await import('./application-form')).ApplicationForm);

const points = ['saved', 'secret', 'cv'] as const;

/** Job application page (ROUTE-02, ROLE-02). */
export function Component() {
  const { t } = useTranslation('careers');
  const { state, key }: { state: unknown; key: string } = useLocation();
  const [search] = useSearchParams();
  const [initialKey] = useState(key);
  // In memory only: it has personal data.
  const [application, setApplication] = useState<SentApplication>();
  // The confirmation is a history entry, so that Back shows an empty form; a reload ignores its state.
  const sent = key !== initialKey && typeof state === 'object' && state !== null && 'sent' in state && state.sent === true;
  const folded = (
    <Disclosure summary={t('aside.title')} className={`${css.folded} noPrint`}>
      <Notes />
    </Disclosure>
  );
  return (
    <div className="wrap pageTop">
      <PageMeta title={t('title')} description={t('description')} />
      <PageHead title={t('title')} current={t('breadcrumb')} lead={sent || search.has('part') ? undefined : t('lead')} />
      {sent ? (
        <SentView application={application} />
      ) : (
        <div className={css.columns}>
          <ApplicationForm
            onSent={setApplication}
            notes={folded}
            skeleton={
              <div>
                {folded}
                <FormSkeleton fields={4} height="46rem" />
              </div>
            }
          />
          <Section as="aside" title={t('aside.title')} titleClass={css.heading} className={`${css.notes} noPrint`}>
            <Notes />
          </Section>
        </div>
      )}
    </div>
  );
}

/** Beside the form, on narrow screens folded above it. */
function Notes() {
  const { t } = useTranslation('careers');
  return (
    <ul className={css.points}>
      {points.map((point) => (
        <li key={point}>{t(`aside.${point}`)}</li>
      ))}
      <li>{t('aside.help', { number: brand.hotline })}</li>
    </ul>
  );
}
