import { useTranslation } from 'react-i18next';
import { type SmsGroup, useDeleteSmsGroup, useSmsGroups } from '@/api/generated/sms';
import { Picker } from './picker.tsx';
import { addEntries, entriesOf } from './recipients.ts';
import type { ComposeForm } from './use-compose-form.ts';
import type { Undoable } from './use-undo.ts';

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
