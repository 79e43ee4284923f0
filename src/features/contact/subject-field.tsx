import { keepPreviousData } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useContactSubjects } from '@/api/contact';
import { brand } from '@/brand/brand';
import { failureMessage } from '@/forms/call-failure';
import { Button } from '@/ui/button';
import { Select } from '@/ui/select';
import css from './message-form.module.css';
import { SUBJECTS_READ } from './subjects.ts';

type SubjectFieldProps = Omit<ComponentProps<typeof Select>, 'label' | 'options' | 'placeholder'>;

/** What the message is about (CONTACT-08). The choice survives a change of language: the old names stay until the new ones are there. */
export function SubjectField({ error, ...field }: SubjectFieldProps) {
  const { t } = useTranslation('contact');
  const query = useContactSubjects({ query: { ...SUBJECTS_READ, placeholderData: keepPreviousData } });
  const { data: subjects, isFetching, refetch } = query;
  const waiting = subjects === undefined && isFetching;
  const failed = subjects === undefined && !isFetching;
  const words = query.error === null ? undefined : failureMessage(query.error);
  const trouble = failed ? (typeof words === 'object' ? words.text : t('subjectsFailed')) : undefined;
  const none = subjects?.length === 0 ? t('subjectsNone', { hotline: brand.hotline }) : undefined;

  return (
    <div className={css.subject}>
      <Select
        // Another list makes another select: only so does the browser show what was chosen before the list was there.
        key={subjects === undefined ? 'waiting' : 'there'}
        {...field}
        label={t('subject')}
        error={error ?? trouble}
        note={none}
        placeholder={waiting ? t('subjectsLoading') : t('choose')}
        options={(subjects ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        required
      />
      {failed ? (
        <Button size={44} className={css.retry} onClick={() => void refetch()}>
          {t('retry')}
        </Button>
      ) : null}
    </div>
  );
}
