import { ArrowRight, ArrowUpRight, Clock, MapPin } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { PageTemplateQueryResult } from '@/api/generated/site';
import { ButtonLink, ServerLink } from '@/components/links';
import { isOpenAt } from '@/lib/opening-hours';
import { paths } from '@/lib/paths';
import { Badge } from '@/ui/badge';
import { buttonClass } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { Section } from '@/ui/section';
import { VisuallyHidden } from '@/ui/visually-hidden';
import css from './cards.module.css';

type Shop = NonNullable<PageTemplateQueryResult['shops']>[number];

const everyMinute = (listener: () => void) => {
  const timer = setInterval(listener, 60_000);
  return () => clearInterval(timer);
};

/** The shops as cards: whether open now, district, address, hours, map. */
export function ShopCards({ shops }: { shops: readonly Shop[] }) {
  const { t } = useTranslation('pages');
  return (
    <Section title={t('shops.title')} className={css.section}>
      <ul className={css.list}>
        {shops.map((shop) => (
          <li key={shop.map}>
            <ShopCard shop={shop} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function ShopCard({ shop: { name, note, district, address, opens, closes, map } }: { shop: Shop }) {
  const { t } = useTranslation('pages');
  // A prerendered page does not know when it is read.
  const isOpen = useSyncExternalStore(
    everyMinute,
    () => isOpenAt(new Date(), opens, closes),
    () => undefined,
  );
  return (
    <article aria-label={name} className={css.card}>
      <p className="captionQuiet">{district}</p>
      <h3 className={css.name}>{name}</h3>
      <p className={css.badges}>
        {isOpen === undefined ? null : <Badge tone={isOpen ? 'ok' : 'neutral'}>{t(isOpen ? 'shops.open' : 'shops.closed')}</Badge>}
        {note === undefined ? null : <Badge tone="warm">{note}</Badge>}
      </p>
      <ul className={css.facts}>
        <li>
          <Icon icon={Clock} />
          {t('shops.hours', { opens, closes })}
        </li>
        <li>
          <Icon icon={MapPin} />
          {address}
        </li>
      </ul>
      <ServerLink href={map} newTab className={buttonClass({ size: 44 })}>
        {t('shops.map')}
        <VisuallyHidden>{` ${name} `}</VisuallyHidden>
        <Icon icon={ArrowUpRight} size={16} />
      </ServerLink>
    </article>
  );
}

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
