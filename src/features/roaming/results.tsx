import { useQueryClient } from '@tanstack/react-query';
import { Info, MapPin } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isTransient } from '@/api/errors';
import { type DataRow, type Destination, useRoamingData, useRoamingVideos, useRoamingVoices, type VideoRow, type VoiceRow } from '@/api/generated/roaming';
import { ButtonLink, HotlineLink } from '@/components/links';
import { LoadFailure } from '@/components/query-state';
import { paths } from '@/lib/paths';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { Note } from '@/ui/note';
import { Skeleton } from '@/ui/skeleton';
import { CallCharges } from './call-charges.tsx';
import { ChargeSection } from './charge-section.tsx';
import { isOffered } from './charges.tsx';
import { DataCharges } from './data-charges.tsx';
import { Offers } from './offers.tsx';
import { PlansOffer } from './plans-offer.tsx';
import css from './results.module.css';

/** Destinations with special arrangements (ROAM-05, decision B22). */
const SPECIAL = ['321', '102'];

interface ResultsProps {
  /** rdId. */
  destination: string;
  /** Undefined while loading. */
  name: string | undefined;
  /** Picture, 3 wide and 2 high. */
  flag?: string | undefined;
  /** Undefined while loading, or where the server names no plans. */
  offers?: Destination['offers'];
  /** Number of searches on this page; each moves the focus to the heading. */
  searches: number;
  /** Undefined while another destination is being looked for. */
  onChange: (() => void) | undefined;
}

/** Roaming plans and the voice, video and data charges of one destination, each tariff with its own query (ROAM-03). Calls are folded, and data where a day pass begins by itself. */
export function Results({ destination, name, flag, offers, searches, onChange }: ResultsProps) {
  const { t } = useTranslation('roaming');
  const heading = useRef<HTMLHeadingElement>(null);
  const voices = useRoamingVoices(destination);
  const videos = useRoamingVideos(destination);
  const data = useRoamingData(destination);
  const client = useQueryClient();
  // Said once, and asked for once more with the name of the place.
  const allFailed = [data, voices, videos].every((read) => read.isLoadingError && read.error.kind !== 'ignored');
  const retryAll = () => void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });

  useEffect(() => {
    if (searches > 0) heading.current?.focus();
  }, [searches]);

  const count = voices.data?.length ?? 0;
  const place = name ?? '';
  const hasPass = offers?.some(({ days }) => days === 1);
  return (
    <section className={css.results} aria-label={name}>
      <div className={css.place}>
        {flag === undefined ? (
          <span className={css.tile}>
            <Icon icon={MapPin} size={24} />
          </span>
        ) : (
          <img src={flag} alt="" width={54} height={36} className={css.flag} />
        )}
        <div className={css.copy}>
          <h2 ref={heading} tabIndex={-1} className={css.name}>
            {name ?? <Skeleton width="8rem" height="2rem" />}
          </h2>
          <p className={css.text}>{count > 0 ? t('networks', { count }) : t('currency')}</p>
        </div>
        {onChange === undefined ? null : (
          <Button size={44} className="noPrint" onClick={onChange}>
            {t('change')}
          </Button>
        )}
      </div>
      {SPECIAL.includes(String(destination)) ? (
        <Note tone="warn" className={css.separate}>
          {t('special')} <HotlineLink className={css.call} />
        </Note>
      ) : null}
      {allFailed ? null : (
        <div className={`${css.start} noPrint`}>
          <ButtonLink to={paths.turnOnDataRoaming()} variant="promotion">
            {t('start.link')}
          </ButtonLink>
          {offers && !hasPass ? null : <p className={css.text}>{t('start.text')}</p>}
        </div>
      )}
      {offers === undefined ? null : offers.length > 0 ? <Offers offers={offers} /> : <Note>{t('offers.none')}</Note>}
      {allFailed ? (
        <div className={css.separate}>
          <LoadFailure level={3} isOurs={!isTransient(data.error)} onRetry={retryAll} />
        </div>
      ) : (
        <>
          <ChargeSection
            kind="data"
            place={place}
            query={data}
            fold={hasPass ? (rows) => rows.map(({ miniCharge }) => miniCharge) : undefined}
            after={hasPass ? undefined : (rows) => <DayCap rows={rows} />}
          >
            {(rows) => <DataCharges place={place} rows={rows} />}
          </ChargeSection>
          <ChargeSection kind="voice" place={place} query={voices} fold={callCharges} after={(rows) => <Remarks rows={rows} />}>
            {(rows) => <CallCharges kind="voice" place={place} rows={rows} />}
          </ChargeSection>
          <ChargeSection kind="video" place={place} query={videos} fold={callCharges} after={(rows) => <Remarks rows={rows} />}>
            {(rows) => <CallCharges kind="video" place={place} rows={rows} />}
          </ChargeSection>
        </>
      )}
      {offers === undefined ? <PlansOffer heading="h3" /> : null}
    </section>
  );
}

const callCharges = (rows: readonly (VoiceRow | VideoRow)[]) => rows.flatMap(({ peakMin, nonPeakMin }) => [peakMin, nonPeakMin]);

/** The most that a day of data costs without a plan. */
function DayCap({ rows }: { rows: readonly DataRow[] }) {
  const { t } = useTranslation('roaming');
  const caps = rows.flatMap(({ dayCap }) => (isOffered(dayCap) ? [Number(dayCap)] : []));
  if (caps.length === 0) return null;
  return <Note className={css.cap}>{t('data.cap', { amount: figureOf(Math.max(...caps)) })}</Note>;
}

/** `38` or `38.50`. */
const figureOf = (amount: number) => (Number.isInteger(amount) ? String(amount) : amount.toFixed(2));

/** Remarks of all networks in red, without repetitions (ROAM-04). */
function Remarks({ rows }: { rows: readonly { remarks?: string | undefined }[] }) {
  const { t } = useTranslation('roaming');
  const lines = new Set(rows.flatMap(({ remarks }) => (remarks ?? '').split(/\r?\n/).map((line) => line.trim())).filter(Boolean));
  if (lines.size === 0) return null;
  return (
    <ul aria-label={t('remarks')} className={css.remarks}>
      {[...lines].map((line) => (
        <li key={line} className={css.remark}>
          <Icon icon={Info} />
          {line}
        </li>
      ))}
    </ul>
  );
}
