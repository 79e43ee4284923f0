import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { PageTemplateQueryResult } from '@/api/generated/site';
import { ButtonLink } from '@/components/links';
import { paths } from '@/lib/paths';
import { Icon } from '@/ui/icon';
import { Section } from '@/ui/section';
import { VisuallyHidden } from '@/ui/visually-hidden';
import css from './shop-cards.module.css';

type Job = NonNullable<PageTemplateQueryResult['jobs']>[number];

/** Open positions as cards; the link to apply fills in the position. */
export function JobCards({ jobs }: { jobs: readonly Job[] }) {
  const { t } = useTranslation('pages');
  return (
    <Section title={t('jobs.title', { count: jobs.length })} className={css.section}>
      <ul className={css.list}>
        {jobs.map((job) => (
          <li key={job.position}>
            <JobCard job={job} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function JobCard({ job: { position, department, needs } }: { job: Job }) {
  const { t } = useTranslation('pages');
  return (
    <article aria-label={position} className={css.card}>
      <p className="captionQuiet">{department}</p>
      <h3 className={css.name}>{position}</h3>
      <ul className={css.needs} aria-label={t('jobs.needs')}>
        {needs.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <ButtonLink to={paths.careersFor(position)} variant="primary" size={44}>
        {t('jobs.apply')}
        <VisuallyHidden>{` ${position} `}</VisuallyHidden>
        <Icon icon={ArrowRight} size={16} />
      </ButtonLink>
    </article>
  );
}
