import { useTranslation } from 'react-i18next';
import { TextArea } from '@/ui/text-area';
import { TextField } from '@/ui/text-field';
import css from './application-form.module.css';
import { Entries } from './entries.tsx';
import { FormSection } from './form-section.tsx';
import { MonthField } from './month-field.tsx';
import type { JobForm } from './use-job-form.ts';

/** Part 4: present job (JOB-04) and up to three earlier ones (JOB-03). */
export function WorkPart({ form }: { form: JobForm }) {
  const { t } = useTranslation('careers');
  return (
    <>
      <FormSection title={t('section.present')}>
        <TextField {...form.field('jobCompanyName')} label={t('field.jobCompanyName')} />
        <TextField {...form.field('jobPosition')} label={t('field.jobPosition')} />
        <div className={css.pair}>
          <MonthField {...form.field('jobStartDate')} label={t('field.jobStartDate')} />
          <MonthField {...form.field('jobEndDate')} label={t('field.jobEndDate')} hint={t('field.jobEndDateHint')} />
        </div>
        <TextField {...form.field('jobSalary')} label={t('field.jobSalary')} autoComplete="off" short />
        <TextArea {...form.field('employeeBenefits')} label={t('field.employeeBenefits')} rows={2} />
        <TextArea {...form.field('jobContent')} label={t('field.jobContent')} rows={4} />
        <TextField {...form.field('jobLeaveReason')} label={t('field.jobLeaveReason')} />
      </FormSection>
      <FormSection title={t('section.earlier')}>
        <Entries form={form} kind="job">
          {(number) => (
            <>
              <TextField {...form.field(`job${number}CompanyName`)} label={t('job.CompanyName')} />
              <TextField {...form.field(`job${number}Position`)} label={t('job.Position')} />
              <div className={css.pair}>
                <MonthField {...form.field(`job${number}StartDate`)} label={t('job.StartDate')} />
                <MonthField {...form.field(`job${number}EndDate`)} label={t('job.EndDate')} />
              </div>
              <TextField {...form.field(`job${number}Salary`)} label={t('job.Salary')} autoComplete="off" short />
              <TextField {...form.field(`job${number}LeaveReason`)} label={t('job.LeaveReason')} />
            </>
          )}
        </Entries>
      </FormSection>
    </>
  );
}
