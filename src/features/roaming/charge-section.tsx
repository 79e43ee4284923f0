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
import { isOffered } from './charges.tsx';

interface ChargeSectionProps<Row> {
  kind: 'voice' | 'video' | 'data';
  place: string;
  query: UseQueryResult<Row[], ApiError>;
  /** Charges in MOP whose lowest is shown while they are folded; without it they are open. */
  fold?: ((rows: readonly Row[]) => readonly (string | undefined)[]) | undefined;
  /** Below the charges, also while they are folded. */
  after?: ((rows: readonly Row[]) => ReactNode) | undefined;
  children: (rows: Row[]) => ReactNode;
}

/** One of the three tariffs, with its own loading, error and empty states. */
export function ChargeSection<Row>({ kind, place, query, fold, after, children }: ChargeSectionProps<Row>) {
  const { t } = useTranslation('roaming');
  const foldText = (charges: readonly (string | undefined)[]) => {
    const [amount] = charges.filter(isOffered).sort((one, other) => Number(one) - Number(other));
    return amount === undefined ? t('fold') : t(kind === 'data' ? 'data.foldFrom' : 'foldFrom', { amount });
  };
  return (
    <Section level={3} title={t(`${kind}.title`)} titleClass={css.title} className={css.section}>
      <p className={css.text}>{t(`${kind}.text`)}</p>
      <div className={css.content}>
        <QueryState
          query={query}
          isEmpty={(rows) => rows.length === 0}
          empty={<Note>{t(`${kind}.empty`, { place })}</Note>}
          skeleton={
            <SkeletonGroup label={t('loading')} className={css.waiting}>
              {fold ? <Skeleton height="4rem" radius="card" /> : <Skeleton count={2} height="auto" radius="card" className={css.network} />}
            </SkeletonGroup>
          }
        >
          {(rows) => (
            <>
              {fold === undefined ? (
                children(rows)
              ) : (
                <Disclosure variant="card" summary={foldText(fold(rows))} className={css.fold}>
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
