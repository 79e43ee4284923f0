import { useQueryClient } from '@tanstack/react-query';
import { Save } from 'lucide-react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { getSmsGroupsQueryOptions, getSmsTemplatesQueryOptions, useSaveSmsGroup, useSaveSmsTemplate } from '@/api/generated/sms';
import { SaveSmsGroupBody, SaveSmsTemplateBody } from '@/api/generated/zod/sms';
import { inForm } from '@/forms/call-failure';
import { Form } from '@/forms/form';
import { useZodForm } from '@/forms/use-zod-form';
import { showToast } from '@/lib/toasts';
import { AlertDialog } from '@/ui/alert-dialog';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { TextField } from '@/ui/text-field';
import type { ComposeForm } from './compose-form.ts';
import css from './picker.module.css';

const named = (name: typeof SaveSmsGroupBody.shape.name) => z.object({ name: z.pipe(z.string().check(z.trim()), name) });
const schemas = { group: named(SaveSmsGroupBody.shape.name), template: named(SaveSmsTemplateBody.shape.name) };

interface SaveSheetProps {
  kind: 'group' | 'template';
  form: ComposeForm;
  onClose: () => void;
}

/** Saves the recipients or the message under a name (SMS-12, SMS-13); closed while there is neither, as when a link opens it. */
export function SaveSheet(props: SaveSheetProps) {
  const what = useWatch({ control: props.form.control, name: props.kind === 'group' ? 'numbers' : 'content' });
  return what.length > 0 ? <OpenSheet {...props} /> : null;
}

/** A name that exists would replace what it names, so the customer is asked first. */
function OpenSheet({ kind, form, onClose }: SaveSheetProps) {
  const { t } = useTranslation('sms');
  const queryClient = useQueryClient();
  const saveGroup = useSaveSmsGroup(inForm);
  const saveTemplate = useSaveSmsTemplate(inForm);
  const [asking, setAsking] = useState<{ name: string; text: string }>();
  const nameField = kind === 'group' ? 'groupName' : 'templateName';
  const typedField = kind === 'group' ? 'newGroupName' : 'newTemplateName';
  const { numbers, content, [nameField]: chosen, [typedField]: typed } = form.getValues();
  const sheet = useZodForm({
    schema: schemas[kind],
    defaultValues: { name: typed || chosen },
    messages: { name: { required: t(`${kind}.missing`), invalid: t(`${kind}.tooLong`) } },
  });
  const busy = sheet.busy || saveGroup.isPending || saveTemplate.isPending;

  /** What is saved under this name now. */
  const existing = async (name: string): Promise<string | undefined> => {
    const read = { staleTime: 0, meta: { ownErrors: true } };
    if (kind === 'template') {
      const templates = await queryClient.fetchQuery({ ...getSmsTemplatesQueryOptions(), ...read });
      const found = templates.find((template) => template.name === name);
      return found && t('template.replaceText', { text: found.description });
    }
    const groups = await queryClient.fetchQuery({ ...getSmsGroupsQueryOptions(), ...read });
    const found = groups.find((group) => group.name === name);
    return found && t('group.replaceText', { count: found.numList.split(',').length, by: numbers.length });
  };
  const store = async (name: string) => {
    if (kind === 'group') await saveGroup.mutateAsync({ data: { name, numList: numbers.join(',') } });
    else await saveTemplate.mutateAsync({ data: { name, description: content } });
    form.setValue(nameField, name);
    form.setValue(typedField, '');
    showToast('success', t('done.stored'), t('done.title'));
    onClose();
  };
  const submit = async ({ name }: { name: string }) => {
    const text = await existing(name);
    if (text === undefined) await store(name);
    else setAsking({ name, text });
  };
  const field = sheet.field('name');

  return (
    <Dialog open inHistory={false} onClose={onClose} title={t(`${kind}.save`)} closeLabel={t('close', { ns: 'common' })} dismissible={!busy}>
      <Form form={sheet} onSubmit={submit}>
        <p className={css.what}>{kind === 'group' ? t('group.what', { count: numbers.length }) : t('template.what', { text: content })}</p>
        <TextField
          {...field}
          // Kept with the message: Back and a reload do not lose it.
          onChange={(event) => {
            form.setValue(typedField, event.currentTarget.value);
            return field.onChange(event);
          }}
          data-autofocus
          label={t(`${kind}.name`)}
          placeholder={t(`${kind}.example`)}
          autoComplete="off"
        />
        <div className={css.sheetActions}>
          <Button onClick={onClose} disabled={busy}>
            {t('confirm.cancel')}
          </Button>
          <Button type="submit" variant="primary" busy={busy} busyLabel={t('loading', { ns: 'common' })}>
            {t('save')}
          </Button>
        </div>
      </Form>
      <AlertDialog
        open={asking !== undefined}
        icon={Save}
        tone="warn"
        title={t(`${kind}.replaceTitle`, { name: asking?.name })}
        cancelLabel={t('otherName')}
        onCancel={() => setAsking(undefined)}
        confirmLabel={t('replace')}
        destructive
        onConfirm={() => {
          if (asking === undefined) return;
          setAsking(undefined);
          void sheet.call(() => store(asking.name));
        }}
      >
        {asking?.text}
      </AlertDialog>
    </Dialog>
  );
}
