import { memo, useDeferredValue } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TextArea } from '@/ui/text-area';
import { VisuallyHidden } from '@/ui/visually-hidden';
import css from './compose.module.css';
import { messageParts } from './message-parts.ts';
import type { ComposeForm } from './use-compose-form.ts';

/** The message with its count of parts and characters (SMS-09). */
export function MessageField({ form }: { form: ComposeForm }) {
  const { t } = useTranslation('sms');
  return (
    <TextArea {...form.field('content')} rows={4} label={<VisuallyHidden>{t('message.label')}</VisuallyHidden>} below={<Count control={form.control} />} />
  );
}

function Count({ control }: Pick<ComposeForm, 'control'>) {
  // Deferred, so that typing stays responsive.
  const content = useDeferredValue(useWatch({ control, name: 'content' }));
  return <Parts content={content} />;
}

const Parts = memo(function Parts({ content }: { content: string }) {
  const { t } = useTranslation('sms');
  const { alphabet, count, each, used } = messageParts(content);
  const room = count * each;
  return (
    <>
      <span>
        {content && (
          <>
            <strong>{t('message.parts', { count })}</strong> <span>{t(`message.${alphabet}`, { each })}</span>
          </>
        )}
      </span>
      <span className={css.used}>
        <span aria-hidden="true">{t('message.used', { used, room })}</span>
        <VisuallyHidden>{t('message.usedLabel', { used, room })}</VisuallyHidden>
      </span>
      {/* Announced when the number of parts changes, not with every letter. */}
      <VisuallyHidden role="status">{count > 1 ? t('message.announcement', { count }) : null}</VisuallyHidden>
    </>
  );
});
