import { useTranslation } from 'react-i18next';
import { Radio, RadioGroup } from '@/ui/radio-group';
import { TextArea } from '@/ui/text-area';
import { TextField } from '@/ui/text-field';
import css from './application-form.module.css';
import { FormSection } from './form-section.tsx';
import type { JobForm } from './use-job-form.ts';

/** Because a radio cannot be unchecked, the last is for no answer. */
const CHOICES = { gender: ['M', 'F', ''], married: ['1', '0', ''], hasCriminalRecord: ['1', '0', ''] } as const;

/** Part 2: personal and contact data. The two phone numbers look required and carry no rule (JOB-09, decision B99). */
export function PersonPart({ form }: { form: JobForm }) {
  const { t } = useTranslation('careers');
  const optional = t('optional');

  const optionalRadioGroup = (name: keyof typeof CHOICES) => (
    <RadioGroup {...form.group(name)} label={t(`field.${name}`)} optional={optional} className={css.answers}>
      {CHOICES[name].map((value) => (
        <Radio key={value} {...form.choice(name, value)} title={t(`${name}.${value || 'none'}` as 'gender.M')} />
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
        {optionalRadioGroup('gender')}
        {optionalRadioGroup('married')}
        {optionalRadioGroup('hasCriminalRecord')}
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
