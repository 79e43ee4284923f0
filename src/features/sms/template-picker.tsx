import { useTranslation } from 'react-i18next';
import { type SmsTemplate, useDeleteSmsTemplate, useSmsTemplates } from '@/api/generated/sms';
import { Picker } from './picker.tsx';
import type { ComposeForm } from './use-compose-form.ts';
import type { Undoable } from './use-undo.ts';

/**
 * Choosing a template fills message and name, after or in place of the text that is there; deleting it clears them if they are the template's (SMS-24,
 * SMS-25). Both can be taken back.
 */
export function TemplatePicker({ form, undoable, onClose }: { form: ComposeForm; undoable: Undoable; onClose: () => void }) {
  const { t } = useTranslation('sms');
  const remove = useDeleteSmsTemplate();
  const query = useSmsTemplates({
    query: { select: (templates) => templates.map(({ tId, name, description }: SmsTemplate) => ({ id: tId, name, text: description })) },
  });
  const isEmpty = form.getValues('content').trim() === '';

  return (
    <Picker
      title={t('picker.templates')}
      list={t('picker.templateList')}
      query={query}
      empty={{ title: t('picker.noTemplates'), text: t('picker.noTemplatesText') }}
      deleteTitle={(name) => t('picker.deleteTemplate', { name })}
      remove={remove}
      mode={isEmpty ? undefined : { question: t('picker.templateMode'), add: t('picker.append'), replace: t('picker.replaceText'), initial: 'replace' }}
      onPick={({ name, text }, mode) => {
        const isAdded = mode === 'add' && !isEmpty;
        const content = isAdded ? `${form.getValues('content').trimEnd()}\n${text}` : text;
        undoable.change(t(isAdded ? 'picker.templateAdded' : 'picker.templateUsed', { name }), { content, templateName: name, newTemplateName: '' });
        onClose();
      }}
      onDeleted={({ name, text }) => {
        if (form.getValues('templateName') !== name) return;
        if (form.getValues('content') === text) undoable.change(t('picker.templateCleared', { name }), { content: '', templateName: '' });
        // What the customer wrote over it is his own.
        else form.setValue('templateName', '');
      }}
      onClose={onClose}
    />
  );
}
