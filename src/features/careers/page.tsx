import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';
import { brand } from '@/brand/brand';
import { PrintButton } from '@/components/answers';
import { lazyPart } from '@/components/lazy-part';
import { ButtonLink } from '@/components/links';
import { PageHead } from '@/components/page-head';
import { PageMeta } from '@/components/page-meta';
import { FormSkeleton } from '@/forms/form-skeleton';
import { momentText } from '@/lib/macau-date';
import { paths } from '@/lib/paths';
import { useLanguage } from '@/session/language';
import { Disclosure } from '@/ui/disclosure';
import { useFocus } from '@/ui/focus';
import { Icon } from '@/ui/icon';
import { Card, Section } from '@/ui/section';
import type { SentApplication } from './fields.ts';
import css from './page.module.css';

/** The page reads nothing. */
export const loader = () => null;

const ApplicationForm = lazyPart(async () => (await import('./application-form')).ApplicationForm);

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
      {(['saved', 'secret', 'cv'] as const).map((point) => (
        <li key={point}>{t(`aside.${point}`)}</li>
      ))}
      <li>{t('aside.help', { number: brand.hotline })}</li>
    </ul>
  );
}

/** In the file of the form, which is loaded already. */
const AnswersList = lazyPart(async () => (await import('./application-form')).AnswersList);

/** Confirmation after a successful submit, with what was sent; after a reload that is gone. */
function SentView({ application }: { application: SentApplication | undefined }) {
  const { t } = useTranslation('careers');
  const language = useLanguage();
  const title = useFocus(undefined, { preventScroll: true });
  return (
    <Card as="section" className={css.sent}>
      <span className={css.tile}>
        <Icon icon={CircleCheck} size={24} />
      </span>
      <h2 ref={title} tabIndex={-1} className={css.title}>
        {t('sent.title')}
      </h2>
      <p>{t('sent.text')}</p>
      <p className={css.cleared}>{t('sent.cleared')}</p>
      {application === undefined ? null : (
        <Section level={3} title={t('sent.summary')} className={css.summary}>
          <p className={css.time}>{t('sent.time', { time: momentText(application.sentAt, language) })}</p>
          <AnswersList values={application.values} cvName={application.cvName} />
        </Section>
      )}
      <div className={`${css.actions} noPrint`}>
        {application === undefined ? null : <PrintButton />}
        <ButtonLink to={paths.home} variant="primary">
          {t('sent.home')}
        </ButtonLink>
        <ButtonLink to={paths.careers}>{t('sent.another')}</ButtonLink>
      </div>
    </Card>
  );
}
