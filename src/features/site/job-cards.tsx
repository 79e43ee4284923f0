import { ArrowRight } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { PageTemplateQueryResult } from '@/api/generated/site';
import { paths } from '@/lib/paths';
import { buttonClass } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { VisuallyHidden } from '@/ui/visually-hidden';
import css from './shop-cards.module.css';

type Job = NonNullable<PageTemplateQueryResult['jobs']>[number];

/** Open positions as cards; the link to apply fills in the position. */
export function JobCards({ jobs }: { jobs: readonly Job[] }) {
  const { t } = useTranslation('pages');
  const id = useId();
  return (
    <section aria-labelledby={id} className={css.section}>
      <h2 id={id}>{t('jobs.title', { count: jobs.length })}</h2>
      <ul className={css.list}>
        {jobs.map((job) => (
          <li key={job.position}>
            <JobCard job={job} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function JobCard({ job: { position, department, needs } }: { job: Job }) {
  const { t } = useTranslation('pages');
  const id = useId();
  return (
    <article aria-labelledby={id} className={css.card}>
      <p className="captionQuiet">{department}</p>
      <h3 id={id} className={css.name}>
        {position}
      </h3>
      <ul className={css.needs} aria-label={t('jobs.needs')}>
        {needs.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Link to={paths.careersFor(position)} className={buttonClass({ variant: 'primary', size: 44 })}>
        {t('jobs.apply')}
        <VisuallyHidden>{` ${position} `}</VisuallyHidden>
        <Icon icon={ArrowRight} size={16} />
      </Link>
    </article>
  );
}
