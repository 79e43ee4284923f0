import { ArrowRight, MapPin } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useRoamingData, useRoamingVideos, useRoamingVoices } from '@/api/roaming';
import { HotlineLink } from '@/components/hotline-link';
import { paths } from '@/lib/paths';
import { Icon } from '@/ui/icon';
import { Note } from '@/ui/note';
import { Skeleton } from '@/ui/skeleton';
import { CallCharges } from './call-charges.tsx';
import { ChargeSection } from './charge-section.tsx';
import { DataCharges } from './data-charges.tsx';
import { JumpLinks } from './jump-links.tsx';
import css from './results.module.css';

/** Destinations with special arrangements (ROAM-05, decision B22). */
const SPECIAL = ['321', '102'];

interface ResultsProps {
  /** rdId. */
  destination: string;
  /** Undefined while loading. */
  name: string | undefined;
  /** Number of searches on this page; each moves the focus to the heading. */
  searches: number;
}

/** Voice, video and data charges of one destination, each with its own query (ROAM-03). */
export function Results({ destination, name, searches }: ResultsProps) {
  const { t } = useTranslation('roaming');
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const voices = useRoamingVoices(destination);
  const videos = useRoamingVideos(destination);
  const data = useRoamingData(destination);

  useEffect(() => {
    if (searches > 0) heading.current?.focus();
  }, [searches]);

  const count = voices.data?.length ?? 0;
  const place = name ?? '';
  return (
    <section className={css.results} aria-labelledby={id}>
      <div className={css.place}>
        <span className={css.tile}>
          <Icon icon={MapPin} size={24} />
        </span>
        <div className={css.copy}>
          <h2 id={id} ref={heading} tabIndex={-1} className={css.name}>
            {name ?? <Skeleton width="8rem" height="2rem" />}
          </h2>
          <p className={css.text}>{count > 0 ? t('networks', { count }) : t('currency')}</p>
        </div>
      </div>
      {SPECIAL.includes(String(destination)) ? (
        <Note tone="warn" className={css.special}>
          {t('special')} <HotlineLink className={css.call} />
        </Note>
      ) : null}
      <JumpLinks section={id} />
      <ChargeSection id={`${id}-voice`} kind="voice" place={place} query={voices}>
        {(rows) => <CallCharges kind="voice" place={place} rows={rows} />}
      </ChargeSection>
      <ChargeSection id={`${id}-video`} kind="video" place={place} query={videos}>
        {(rows) => <CallCharges kind="video" place={place} rows={rows} />}
      </ChargeSection>
      <ChargeSection id={`${id}-data`} kind="data" place={place} query={data}>
        {(rows) => <DataCharges place={place} rows={rows} />}
      </ChargeSection>
      <div className={css.offer}>
        <h3>{t('offer.title')}</h3>
        <p className={css.offerText}>{t('offer.text')}</p>
        <Link to={paths.roamingOffers} className={css.link}>
          {t('offer.link')}
          <Icon icon={ArrowRight} />
        </Link>
      </div>
    </section>
  );
}
