import { FolderOpen, Save } from 'lucide-react';
import { memo, type ReactNode, useDeferredValue } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type SmsPreview, usePreviewSms } from '@/api/generated/sms';
import { lazyPart, usePreload } from '@/components/lazy-part';
import { useSearchState } from '@/components/search-params';
import { inForm } from '@/forms/call-failure';
import { Form } from '@/forms/form';
import { Button } from '@/ui/button';
import { cardClass } from '@/ui/section';
import { TextArea } from '@/ui/text-area';
import { VisuallyHidden } from '@/ui/visually-hidden';
import css from './compose.module.css';
import { type ComposeForm, requestOf } from './compose-form.ts';
import { CostAside } from './cost-aside.tsx';
import { messageParts } from './message-parts.ts';
import { RecipientsField, useAddTyped } from './recipients-field.tsx';
import { TimeSection } from './time-section.tsx';
import { UndoNote, useUndo } from './undo.tsx';
import { SMS_PARAMS } from './view.ts';

const GroupPicker = lazyPart(async () => (await import('./saved-pickers')).GroupPicker);
const TemplatePicker = lazyPart(async () => (await import('./saved-pickers')).TemplatePicker);
const SaveSheet = lazyPart(async () => (await import('./save-sheet')).SaveSheet);
const NEXT = [GroupPicker, TemplatePicker];

/** SMS-03 … SMS-05, SMS-15. The dialogs are steps of the history. */
export function Compose({ form, onPreview }: { form: ComposeForm; onPreview: (preview: SmsPreview) => void }) {
  const { t } = useTranslation('sms');
  usePreload(NEXT);
  const previewSms = usePreviewSms(inForm);
  const { state, push, back } = useSearchState(SMS_PARAMS);
  const { dialog } = state;
  const addTyped = useAddTyped(form);
  const numbers = useUndo(form, 'numbers');
  const content = useUndo(form, 'content');

  const open = (next: typeof dialog) => push({ dialog: next }, { keepScroll: true });
  const close = () => back({ dialog: 'none' });
  const pick = (kind: 'group' | 'template') => {
    addTyped();
    open(`${kind}s`);
  };
  /** What is saved must be valid (SMS-12, SMS-13); the sheet requires the name. */
  const save = async (kind: 'group' | 'template') => {
    addTyped();
    if (await form.check(kind === 'group' ? 'numbers' : 'content')) open(kind === 'group' ? 'saveGroup' : 'saveTemplate');
  };
  const actions = (kind: 'group' | 'template') => (
    <div className={css.actions}>
      <Button icon={FolderOpen} variant="quiet" size={44} onClick={() => pick(kind)}>
        {t(`${kind}.pick`)}
      </Button>
      <Button icon={Save} variant="quiet" size={44} onClick={() => void save(kind)}>
        {t(`${kind}.save`)}
      </Button>
    </div>
  );

  return (
    <>
      <Form form={form} onSubmit={async (values) => onPreview(await previewSms.mutateAsync({ data: requestOf(values) }))}>
        <div className={css.columns}>
          <div className={cardClass({ padded: false })}>
            <Section title={t('recipients.title')} actions={actions('group')}>
              <RecipientsField form={form} undoable={numbers} />
            </Section>
            <Section title={t('message.title')} actions={actions('template')}>
              <TextArea
                {...form.field('content')}
                rows={4}
                label={<VisuallyHidden>{t('message.label')}</VisuallyHidden>}
                below={<Count control={form.control} />}
              />
              <UndoNote form={form} field="content" undoable={content} />
            </Section>
            <Section title={t('time.title')}>
              <TimeSection form={form} />
            </Section>
          </div>
          <CostAside form={form} />
        </div>
      </Form>
      {dialog === 'groups' ? <GroupPicker form={form} undoable={numbers} onClose={close} /> : null}
      {dialog === 'templates' ? <TemplatePicker form={form} undoable={content} onClose={close} /> : null}
      {dialog === 'saveGroup' || dialog === 'saveTemplate' ? (
        <SaveSheet kind={dialog === 'saveGroup' ? 'group' : 'template'} form={form} onClose={close} />
      ) : null}
    </>
  );
}

/** A part of the message: recipients, text or time. */
function Section({ title, actions, children }: { title: string; actions?: ReactNode; children: ReactNode }) {
  return (
    <section aria-label={title} className={css.part}>
      <div className={css.head}>
        <h2 className={css.title}>{title}</h2>
        {actions}
      </div>
      {children}
    </section>
  );
}

/** Parts and characters of the message (SMS-09). */
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
