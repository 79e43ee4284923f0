import { ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { money } from '#operator';
import { externalUrls } from '@/brand/brand';
import { ExternalLink } from '@/components/links';
import { macauToday } from '@/lib/macau-date';
import { buttonClass } from '@/ui/button';
import { Checkbox } from '@/ui/checkbox';
import { cx } from '@/ui/class-names';
import { FieldStack } from '@/ui/field';
import { Icon } from '@/ui/icon';
import { Radio, RadioGroup } from '@/ui/radio-group';
import { Section } from '@/ui/section';
import { TextArea } from '@/ui/text-area';
import { TextField, type TextFieldProps } from '@/ui/text-field';
import css from './application-form.module.css';
import { Entries } from './entries.tsx';
import { type SingleName, sources } from './fields.ts';
import type { JobForm } from './use-job-form.ts';

/** The props of a field outside of schools and earlier jobs, with its label. */
function useLabelled(form: JobForm) {
  const { t } = useTranslation('careers');
  return (name: Exclude<SingleName, 'cv' | 'captcha'>) => ({ ...form.field(name), label: t(`field.${name}`) });
}

/** Part 1: position, salary, first day and source of the vacancy (JOB-10). */
export function PositionPart({ form }: { form: JobForm }) {
  const { t } = useTranslation('careers');
  const labelled = useLabelled(form);
  const group = form.group('jobSources');
  return (
    <FieldStack>
      <div>
        <TextField {...labelled('position')} required />
        <ExternalLink href={`${externalUrls.mainSite}/jobs`} className={buttonClass({ size: 44 }, css.vacancies)}>
          {t('field.positionHint')}
          <Icon icon={ArrowUpRight} />
        </ExternalLink>
      </div>
      <TextField {...labelled('salary')} hint={t('field.salaryHint')} prefix={money.sign} inputMode="numeric" autoComplete="off" required short />
      <TextField {...labelled('arrivalDate')} type="date" min={macauToday()} required short />
      <RadioGroup {...group} label={t('field.jobSources')} hint={t('field.jobSourcesHint')} className={cx(css.sources, group.error !== undefined && css.wrong)}>
        {sources.map((source) => (
          <Checkbox key={source} {...form.choice('jobSources', source)} aria-describedby={group.error === undefined ? undefined : `${group.id}-error`}>
            {t(`source.${source}`)}
          </Checkbox>
        ))}
      </RadioGroup>
    </FieldStack>
  );
}

/** Because a radio cannot be unchecked, the last is for no answer. */
const CHOICES = { gender: ['M', 'F', ''], married: ['1', '0', ''], hasCriminalRecord: ['1', '0', ''] } as const;

/** Part 2: personal and contact data. The two phone numbers look required and carry no rule (JOB-09, decision B99). */
export function PersonPart({ form }: { form: JobForm }) {
  const { t } = useTranslation('careers');
  const labelled = useLabelled(form);
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
        <TextField {...labelled('engName')} hint={t('field.engNameHint')} autoComplete="name" spellCheck={false} required />
        <TextField {...labelled('chiName')} hint={t('field.chiNameHint')} spellCheck={false} required />
        <TextField
          {...labelled('idNumber')}
          hint={t('field.idNumberHint')}
          optional={optional}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          short
        />
        <TextField {...labelled('birthDate')} optional={optional} type="date" autoComplete="bday" short />
        {optionalRadioGroup('gender')}
        {optionalRadioGroup('married')}
        {optionalRadioGroup('hasCriminalRecord')}
      </FormSection>
      <FormSection title={t('section.contact')}>
        <TextArea {...labelled('contactAddress')} optional={optional} rows={2} autoComplete="street-address" />
        <TextField {...labelled('contactNumber')} hint={t('field.contactNumberHint')} type="tel" autoComplete="home tel" short />
        <TextField {...labelled('mobileNumber')} type="tel" autoComplete="mobile tel" short />
      </FormSection>
    </>
  );
}

/** Part 3: schools (JOB-03) and skills (JOB-04). */
export function LearningPart({ form }: { form: JobForm }) {
  const { t } = useTranslation('careers');
  const labelled = useLabelled(form);
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
        <TextField {...labelled('skill1')} hint={t('field.skill1Hint')} />
        <div className={css.pair}>
          <TextField {...labelled('skill2Lang')} hint={t('field.skill2LangHint')} />
          <TextField {...labelled('skill2')} />
        </div>
        <RadioGroup label={t('field.licences')} className={css.sources}>
          <Checkbox {...form.register('hasSkill3')}>{t('field.hasSkill3')}</Checkbox>
          <Checkbox {...form.register('hasSkill4')}>{t('field.hasSkill4')}</Checkbox>
        </RadioGroup>
        <TextArea {...labelled('otherSkill')} rows={2} />
      </FormSection>
    </>
  );
}

/** Part 4: present job (JOB-04) and up to three earlier ones (JOB-03). */
export function WorkPart({ form }: { form: JobForm }) {
  const { t } = useTranslation('careers');
  const labelled = useLabelled(form);
  return (
    <>
      <FormSection title={t('section.present')}>
        <TextField {...labelled('jobCompanyName')} />
        <TextField {...labelled('jobPosition')} />
        <div className={css.pair}>
          <MonthField {...labelled('jobStartDate')} />
          <MonthField {...labelled('jobEndDate')} hint={t('field.jobEndDateHint')} />
        </div>
        <TextField {...labelled('jobSalary')} autoComplete="off" short />
        <TextArea {...labelled('employeeBenefits')} rows={2} />
        <TextArea {...labelled('jobContent')} rows={4} />
        <TextField {...labelled('jobLeaveReason')} />
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

function FormSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Section level={3} title={title} titleClass={css.sectionTitle} className={css.section}>
      <FieldStack>{children}</FieldStack>
    </Section>
  );
}

/** Month input; browsers without a month picker show a text field with a format example. */
function MonthField(props: Omit<TextFieldProps, 'type' | 'placeholder'>) {
  const { t } = useTranslation('careers');
  return <TextField autoComplete="off" {...props} type="month" placeholder={t('monthFormat')} />;
}
