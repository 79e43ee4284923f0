import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '@/api/errors';
import { QueryState } from '@/components/query-state';
import { Disclosure } from '@/ui/disclosure';
import { Note } from '@/ui/note';
import { Section } from '@/ui/section';
import { Skeleton, SkeletonGroup } from '@/ui/skeleton';
import css from './charge-section.module.css';

type Kind = 'voice' | 'video' | 'data';

interface ChargeSectionProps<Row> {
  kind: Kind;
  place: string;
  query: UseQueryResult<Row[], ApiError>;
  /** What is shown of folded charges; without it they are open. */
  fold?: ((rows: readonly Row[]) => string) | undefined;
  /** Below the charges, also while they are folded. */
  after?: ((rows: readonly Row[]) => ReactNode) | undefined;
  children: (rows: Row[]) => ReactNode;
}

/** One of the three tariffs, with its own loading, error and empty states. */
export function ChargeSection<Row>({ kind, place, query, fold, after, children }: ChargeSectionProps<Row>) {
  const { t } = useTranslation('roaming');
  return (
    <Section level={3} title={t(`${kind}.title`)} titleClass={css.title} className={css.section}>
      <p className={css.text}>{t(`${kind}.text`)}</p>
      <div className={css.content}>
        <QueryState
          query={query}
          isEmpty={(rows) => rows.length === 0}
          empty={<Note>{t(`${kind}.empty`, { place })}</Note>}
          skeleton={<ChargeSkeleton kind={kind} folded={fold !== undefined} />}
        >
          {(rows) => (
            <>
              {fold === undefined ? (
                children(rows)
              ) : (
                <Disclosure variant="card" summary={fold(rows)} className={css.fold}>
                  {children(rows)}
                </Disclosure>
              )}
              {after?.(rows)}
            </>
          )}
        </QueryState>
      </div>
    </Section>
  );
}

const NETWORKS = [1, 2];
/** Lines per network card on phones. */
const LINES: Record<Kind, number> = { voice: 7, video: 6, data: 4 };

function ChargeSkeleton({ kind, folded }: { kind: Kind; folded: boolean }) {
  const { t } = useTranslation('roaming');
  if (folded) {
    return (
      <SkeletonGroup label={t('loading')}>
        <Skeleton height="4rem" radius="card" />
      </SkeletonGroup>
    );
  }
  return (
    <SkeletonGroup label={t('loading')} className={css.cards}>
      {NETWORKS.map((network) => (
        <div key={network} className={css.card}>
          <div className={css.head}>
            <Skeleton width="8rem" />
          </div>
          {Array.from({ length: LINES[kind] }, (_, line) => line).map((line) => (
            <div key={line} className={css.line}>
              <Skeleton width="6rem" />
              <Skeleton width="5rem" />
            </div>
          ))}
        </div>
      ))}
    </SkeletonGroup>
  );
}
