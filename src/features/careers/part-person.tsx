import { useTranslation } from 'react-i18next';
import { RadioGroup } from '@/ui/radio-group';
import { Radio } from '@/ui/radio-tile';
import { TextArea } from '@/ui/text-area';
import { TextField } from '@/ui/text-field';
import css from './application-form.module.css';
import { FormSection } from './form-section.tsx';
import type { JobForm } from './use-job-form.ts';

const genders = ['M', 'F'] as const;
const yesNo = ['1', '0'] as const;

/** Part 2: personal and contact data. The two phone numbers look required and carry no rule (JOB-09, decision B99). */
export function PersonPart({ form }: { form: JobForm }) {
  const { t } = useTranslation('careers');
  const optional = t('optional');

  /** Optional radio group; because a radio cannot be unchecked, it has an option for no answer. */
  const optionalRadioGroup = (name: 'gender' | 'married' | 'hasCriminalRecord', choices: readonly { value: string; title: string }[]) => (
    <RadioGroup {...form.group(name)} label={t(`field.${name}`)} optional={optional} className={css.answers}>
      {[...choices, { value: '', title: t(`${name}.none`) }].map(({ value, title }) => (
        <Radio key={value} {...form.choice(name, value)} title={title} />
      ))}
    </RadioGroup>
  );
  return (
    <>
      <FormSection title={t('section.about')}>
        <TextField {...form.field('engName')} label={t('field.engName')} hint={t('field.engNameHint')} autoComplete="name" spellCheck={false} required />
        <TextField {...form.field('chiName')} label={t('field.chiName')} hint={t('field.chiNameHint')} spellCheck={false} required />
        <TextField
          {...form.field('idNumber')}
          label={t('field.idNumber')}
          hint={t('field.idNumberHint')}
          optional={optional}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          short
        />
        <TextField {...form.field('birthDate')} label={t('field.birthDate')} optional={optional} type="date" autoComplete="bday" short />
        {optionalRadioGroup(
          'gender',
          genders.map((value) => ({ value, title: t(`gender.${value}`) })),
        )}
        {optionalRadioGroup(
          'married',
          yesNo.map((value) => ({ value, title: t(`married.${value}`) })),
        )}
        {optionalRadioGroup(
          'hasCriminalRecord',
          yesNo.map((value) => ({ value, title: t(`hasCriminalRecord.${value}`) })),
        )}
      </FormSection>
      <FormSection title={t('section.contact')}>
        <TextArea {...form.field('contactAddress')} label={t('field.contactAddress')} optional={optional} rows={2} autoComplete="street-address" />
        <TextField
          {...form.field('contactNumber')}
          label={t('field.contactNumber')}
          hint={t('field.contactNumberHint')}
          type="tel"
          autoComplete="home tel"
          short
        />
        <TextField {...form.field('mobileNumber')} label={t('field.mobileNumber')} type="tel" autoComplete="mobile tel" short />
      </FormSection>
    </>
  );
}
