import { ArrowUpRight } from 'lucide-react';
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
import { RadioGroup } from '@/ui/radio-group';
import { TextField } from '@/ui/text-field';
import css from './application-form.module.css';
import { sources } from './fields.ts';
import type { JobForm } from './use-job-form.ts';

/** Part 1: position, salary, first day and source of the vacancy (JOB-10). */
export function PositionPart({ form }: { form: JobForm }) {
  const { t } = useTranslation('careers');
  const group = form.group('jobSources');
  return (
    <FieldStack>
      <div>
        <TextField {...form.field('position')} label={t('field.position')} required />
        <ExternalLink href={`${externalUrls.mainSite}/jobs`} className={buttonClass({ size: 44 }, css.vacancies)}>
          {t('field.positionHint')}
          <Icon icon={ArrowUpRight} />
        </ExternalLink>
      </div>
      <TextField
        {...form.field('salary')}
        label={t('field.salary')}
        hint={t('field.salaryHint')}
        prefix={money.sign}
        inputMode="numeric"
        autoComplete="off"
        required
        short
      />
      <TextField {...form.field('arrivalDate')} label={t('field.arrivalDate')} type="date" min={macauToday()} required short />
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
