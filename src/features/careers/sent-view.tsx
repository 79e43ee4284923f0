import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PrintButton } from '@/components/answers';
import { lazyPart } from '@/components/lazy-part';
import { ButtonLink } from '@/components/links';
import { momentText } from '@/lib/macau-date';
import { paths } from '@/lib/paths';
import { useLanguage } from '@/session/language';
import { useFocus } from '@/ui/focus';
import { Icon } from '@/ui/icon';
import { Card, Section } from '@/ui/section';
import type { SentApplication } from './fields.ts';
import css from './sent-view.module.css';

/** In the file of the form, which is loaded already. */
const AnswersList = lazyPart(async () => (await import('./application-form')).AnswersList);

/** Confirmation after a successful submit, with what was sent; after a reload that is gone. */
export function SentView({ application }: { application: SentApplication | undefined }) {
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
