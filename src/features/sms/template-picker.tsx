import { useTranslation } from 'react-i18next';
import { type SmsTemplate, useDeleteSmsTemplate, useSmsTemplates } from '@/api/sms';
import { Picker } from './picker.tsx';
import type { ComposeForm } from './use-compose-form.ts';

/** Choosing a template fills message and name; deleting it clears them if they are the template's (SMS-24, SMS-25). */
export function TemplatePicker({ form, onClose }: { form: ComposeForm; onClose: () => void }) {
  const { t } = useTranslation('sms');
  const remove = useDeleteSmsTemplate();
  const query = useSmsTemplates({
    query: { select: (templates) => templates.map(({ tId, name, description }: SmsTemplate) => ({ id: tId, name, text: description })) },
  });
  const fill = (content: string, name: string) => {
    const options = { shouldValidate: form.formState.isSubmitted };
    form.setValue('content', content, options);
    form.setValue('templateName', name, options);
  };

  return (
    <Picker
      title={t('picker.templates')}
      list={t('picker.templateList')}
      query={query}
      empty={{ title: t('picker.noTemplates'), text: t('picker.noTemplatesText') }}
      deleteTitle={(name) => t('picker.deleteTemplate', { name })}
      remove={remove}
      onPick={({ name, text }) => {
        fill(text, name);
        onClose();
      }}
      onDeleted={({ name }) => {
        if (form.getValues('templateName') === name) fill('', '');
      }}
      onClose={onClose}
    />
  );
}
