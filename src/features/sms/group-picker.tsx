import { useTranslation } from 'react-i18next';
import { type SmsGroup, useDeleteSmsGroup, useSmsGroups } from '@/api/sms';
import { Picker } from './picker.tsx';
import { addEntries, entriesOf } from './recipients.ts';
import type { ComposeForm } from './use-compose-form.ts';

/** Choosing a group fills numbers and name; deleting it clears them if they are the group's (SMS-24, SMS-25). */
export function GroupPicker({ form, onClose }: { form: ComposeForm; onClose: () => void }) {
  const { t } = useTranslation('sms');
  const remove = useDeleteSmsGroup();
  const query = useSmsGroups({
    query: {
      select: (groups) =>
        groups.map((group: SmsGroup) => {
          const numbers = group.numList.split(',');
          return { id: group.gId, name: group.name, text: t('picker.numbers', { count: numbers.length }), numList: group.numList };
        }),
    },
  });
  const fill = (numbers: string[], name: string) => {
    const options = { shouldValidate: form.formState.isSubmitted };
    form.setValue('numbers', numbers, options);
    form.setValue('groupName', name, options);
  };

  return (
    <Picker
      title={t('picker.groups')}
      list={t('picker.groupList')}
      query={query}
      empty={{ title: t('picker.noGroups'), text: t('picker.noGroupsText') }}
      deleteTitle={(name) => t('picker.deleteGroup', { name })}
      remove={remove}
      onPick={({ name, numList }) => {
        fill(addEntries([], entriesOf(numList)).list, name);
        onClose();
      }}
      onDeleted={({ name }) => {
        if (form.getValues('groupName') === name) fill([], '');
      }}
      onClose={onClose}
    />
  );
}
