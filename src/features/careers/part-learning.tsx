import { useTranslation } from 'react-i18next';
import { Checkbox } from '@/ui/checkbox';
import { RadioGroup } from '@/ui/radio-group';
import { TextArea } from '@/ui/text-area';
import { TextField } from '@/ui/text-field';
import css from './application-form.module.css';
import { Entries } from './entries.tsx';
import { FormSection } from './form-section.tsx';
import { MonthField } from './month-field.tsx';
import type { JobForm } from './use-job-form.ts';

/** Part 3: schools (JOB-03) and skills (JOB-04). */
export function LearningPart({ form }: { form: JobForm }) {
  const { t } = useTranslation('careers');
  return (
    <>
      <FormSection title={t('section.schools')}>
        <Entries form={form} kind="school">
          {(number) => (
            <>
              <TextField {...form.field(`school${number}Name`)} label={t('school.Name')} />
              <div className={css.pair}>
                <MonthField {...form.field(`school${number}StartDate`)} label={t('school.StartDate')} />
                <MonthField {...form.field(`school${number}EndDate`)} label={t('school.EndDate')} hint={t('school.EndDateHint')} />
              </div>
              <div className={css.pair}>
                <TextField {...form.field(`school${number}Subject`)} label={t('school.Subject')} />
                <TextField {...form.field(`school${number}Certificate`)} label={t('school.Certificate')} />
              </div>
            </>
          )}
        </Entries>
      </FormSection>
      <FormSection title={t('section.skills')}>
        <TextField {...form.field('skill1')} label={t('field.skill1')} hint={t('field.skill1Hint')} />
        <div className={css.pair}>
          <TextField {...form.field('skill2Lang')} label={t('field.skill2Lang')} hint={t('field.skill2LangHint')} />
          <TextField {...form.field('skill2')} label={t('field.skill2')} />
        </div>
        <RadioGroup label={t('field.licences')} className={css.sources}>
          <Checkbox {...form.register('hasSkill3')}>{t('field.hasSkill3')}</Checkbox>
          <Checkbox {...form.register('hasSkill4')}>{t('field.hasSkill4')}</Checkbox>
        </RadioGroup>
        <TextArea {...form.field('otherSkill')} label={t('field.otherSkill')} rows={2} />
      </FormSection>
    </>
  );
}
