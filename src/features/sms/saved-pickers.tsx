import { useTranslation } from 'react-i18next';
import { type SmsGroup, type SmsTemplate, useDeleteSmsGroup, useDeleteSmsTemplate, useSmsGroups, useSmsTemplates } from '@/api/generated/sms';
import type { ComposeForm } from './compose-form.ts';
import { Picker } from './picker.tsx';
import { addEntries, entriesOf } from './recipients.ts';
import type { Undoable } from './undo.tsx';

/**
 * Choosing a group fills numbers and name, beside or in place of the numbers that are there; deleting it removes its numbers (SMS-24, SMS-25). Both
 * can be taken back.
 */
export function GroupPicker({ form, undoable, onClose }: { form: ComposeForm; undoable: Undoable; onClose: () => void }) {
  const { t } = useTranslation('sms');
  const remove = useDeleteSmsGroup();
  const query = useSmsGroups({
    query: {
      select: (groups) =>
        groups.map((group: SmsGroup) => {
          const numbers = addEntries([], entriesOf(group.numList)).list;
          return { id: group.gId, name: group.name, text: t('picker.numbers', { count: numbers.length }), numbers };
        }),
    },
  });
  const count = form.getValues('numbers').length;

  return (
    <Picker
      title={t('picker.groups')}
      list={t('picker.groupList')}
      query={query}
      empty={{ title: t('picker.noGroups'), text: t('picker.noGroupsText') }}
      deleteTitle={(name) => t('picker.deleteGroup', { name })}
      remove={remove}
      mode={count === 0 ? undefined : { question: t('picker.groupMode', { count }), add: t('picker.add'), replace: t('picker.replace'), initial: 'add' }}
      onPick={({ name, numbers }, mode) => {
        const before = form.getValues('numbers');
        const list = mode === 'add' ? addEntries(before, numbers).list : numbers;
        const key = mode === 'add' && before.length > 0 ? 'picker.groupAdded' : 'picker.groupUsed';
        undoable.change(t(key, { name, count: mode === 'add' ? list.length - before.length : list.length }), {
          numbers: list,
          groupName: name,
          newGroupName: '',
        });
        onClose();
      }}
      onDeleted={({ name, numbers }) => {
        if (form.getValues('groupName') !== name) return;
        const gone = new Set(numbers);
        const before = form.getValues('numbers');
        const left = before.filter((number) => !gone.has(number));
        if (left.length < before.length) undoable.change(t('picker.groupCleared', { name }), { numbers: left, groupName: '' });
        else form.setValue('groupName', '');
      }}
      onClose={onClose}
    />
  );
}

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
