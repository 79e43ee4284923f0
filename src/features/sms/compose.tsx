import { FolderOpen, type LucideIcon, Save } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type SmsPreview, usePreviewSms, useSaveSmsGroup, useSaveSmsTemplate } from '@/api/sms';
import { lazyPart } from '@/components/lazy-part';
import { inForm } from '@/forms/call-failure';
import { Form } from '@/forms/form';
import { showToast } from '@/lib/toasts';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { TextField } from '@/ui/text-field';
import css from './compose.module.css';
import { type ComposeValues, requestOf } from './compose-rules.ts';
import { CostAside } from './cost-aside.tsx';
import { MessageField } from './message-section.tsx';
import { RecipientsField, useAddTyped } from './recipients-field.tsx';
import { TimeSection } from './time-section.tsx';
import type { ComposeForm } from './use-compose-form.ts';

const GroupPicker = lazyPart(async () => (await import('./group-picker')).GroupPicker);
const TemplatePicker = lazyPart(async () => (await import('./template-picker')).TemplatePicker);

interface ComposeProps {
  form: ComposeForm;
  /** Called with the server's preview (SMS-15). */
  onPreview: (preview: SmsPreview) => void;
}

/** SMS-03 … SMS-05. One form with three submit actions: preview, save group, save template. */
export function Compose({ form, onPreview }: ComposeProps) {
  const { t } = useTranslation('sms');
  const previewSms = usePreviewSms(inForm);
  const saveGroup = useSaveSmsGroup(inForm);
  const saveTemplate = useSaveSmsTemplate(inForm);
  const [picker, setPicker] = useState<'groups' | 'templates'>();
  const closePicker = () => setPicker(undefined);
  const failPicker = () => {
    closePicker();
    showToast('error', t('failure.panelText', { ns: 'common' }));
  };
  const addTyped = useAddTyped(form);
  const columns = useRef<HTMLDivElement>(null);

  const submit = async (values: ComposeValues) => {
    if (values.action === 'preview') return onPreview(await previewSms.mutateAsync({ data: requestOf(values) }));
    if (values.action === 'group') await saveGroup.mutateAsync({ data: { name: values.groupName.trim(), numList: values.numbers.join(',') } });
    else await saveTemplate.mutateAsync({ data: { name: values.templateName.trim(), description: values.content } });
    showToast('success', t('done.stored'), t('done.title'));
  };
  const save = (action: 'group' | 'template') => {
    if (form.busy) return;
    addTyped();
    form.setValue('action', action);
    columns.current?.closest('form')?.requestSubmit();
  };

  return (
    <>
      <Form form={form} onSubmit={submit}>
        <div ref={columns} className={css.columns}>
          <div className={css.card}>
            <Part
              title={t('recipients.title')}
              actions={
                <>
                  <Action icon={FolderOpen} label={t('group.pick')} onClick={() => setPicker('groups')} />
                  <Action icon={Save} label={t('group.save')} onClick={() => save('group')} />
                </>
              }
            >
              <RecipientsField form={form} />
              <TextField
                {...form.field('groupName')}
                label={t('group.name')}
                optional={t('group.forSaving')}
                placeholder={t('group.example')}
                autoComplete="off"
                fieldClassName={css.name}
              />
            </Part>
            <Part
              title={t('message.title')}
              actions={
                <>
                  <Action icon={FolderOpen} label={t('template.pick')} onClick={() => setPicker('templates')} />
                  <Action icon={Save} label={t('template.save')} onClick={() => save('template')} />
                </>
              }
            >
              <MessageField form={form} />
              <TextField
                {...form.field('templateName')}
                label={t('template.name')}
                optional={t('template.forSaving')}
                placeholder={t('template.example')}
                autoComplete="off"
                fieldClassName={css.name}
              />
            </Part>
            <Part title={t('time.title')}>
              <TimeSection form={form} />
            </Part>
          </div>
          <CostAside form={form} />
        </div>
      </Form>
      {picker === 'groups' ? <GroupPicker form={form} onClose={closePicker} onError={failPicker} /> : null}
      {picker === 'templates' ? <TemplatePicker form={form} onClose={closePicker} onError={failPicker} /> : null}
    </>
  );
}

function Part({ title, actions, children }: { title: string; actions?: ReactNode; children: ReactNode }) {
  return (
    <section aria-label={title} className={css.part}>
      <div className={css.head}>
        <h2 className={css.title}>{title}</h2>
        {actions === undefined ? null : <div className={css.actions}>{actions}</div>}
      </div>
      {children}
    </section>
  );
}

function Action({ icon, label, onClick }: { icon: LucideIcon; label: string; onClick: () => void }) {
  return (
    <Button variant="quiet" size={44} onClick={onClick}>
      <Icon icon={icon} />
      {label}
    </Button>
  );
}
