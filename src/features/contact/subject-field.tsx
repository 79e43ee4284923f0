import { keepPreviousData } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useContactSubjects } from '@/api/generated/contact';
import { brand } from '@/brand/brand';
import { failureMessage } from '@/forms/call-failure';
import { Button } from '@/ui/button';
import { Select } from '@/ui/select';
import css from './message-form.module.css';
import { SUBJECTS_QUERY } from './subjects.ts';

type SubjectFieldProps = Omit<ComponentProps<typeof Select>, 'label' | 'options' | 'placeholder'>;

/** Subject of the message (CONTACT-08); after a language switch the previous names stay until the new ones arrive, so the choice is kept. */
export function SubjectField({ error, ...field }: SubjectFieldProps) {
  const { t } = useTranslation('contact');
  const query = useContactSubjects({ query: { ...SUBJECTS_QUERY, placeholderData: keepPreviousData } });
  const { data: subjects, isFetching, refetch } = query;
  const loading = subjects === undefined && isFetching;
  const failed = subjects === undefined && !isFetching;
  const message = query.error === null ? undefined : failureMessage(query.error);
  const loadError = failed ? (typeof message === 'object' ? message.text : t('subjectsFailed')) : undefined;
  const emptyNote = subjects?.length === 0 ? t('subjectsNone', { hotline: brand.hotline }) : undefined;

  return (
    <div className={css.subject}>
      <Select
        // Remounts when the options arrive: only then does the browser show a value that was set before.
        key={subjects === undefined ? 'loading' : 'loaded'}
        {...field}
        label={t('subject')}
        error={error ?? loadError}
        note={emptyNote}
        placeholder={loading ? t('subjectsLoading') : t('choose')}
        options={(subjects ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        required
      />
      {failed ? (
        <Button size={44} className={`${css.retry} noPrint`} onClick={() => void refetch()}>
          {t('retry')}
        </Button>
      ) : null}
    </div>
  );
}
