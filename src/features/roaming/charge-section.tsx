import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '@/api/errors';
import { QueryState } from '@/components/query-state';
import { Note } from '@/ui/note';
import css from './charge-section.module.css';
import { ChargeSkeleton } from './charge-skeleton.tsx';
import type { Kind } from './jump-links.tsx';

interface ChargeSectionProps<Row> {
  /** Id of the heading, the target of the jump links. */
  id: string;
  kind: Kind;
  place: string;
  query: UseQueryResult<Row[], ApiError>;
  children: (rows: Row[]) => ReactNode;
}

/** One of the three tariffs, with its own loading, error and empty states. */
export function ChargeSection<Row>({ id, kind, place, query, children }: ChargeSectionProps<Row>) {
  const { t } = useTranslation('roaming');
  return (
    <section className={css.section} aria-labelledby={id}>
      <h3 id={id} tabIndex={-1} className={css.title}>
        {t(`${kind}.title`)}
      </h3>
      <p className={css.text}>{t(`${kind}.text`)}</p>
      <div className={css.content}>
        <QueryState
          query={query}
          isEmpty={(rows) => rows.length === 0}
          empty={<Note>{t(`${kind}.empty`, { place })}</Note>}
          skeleton={<ChargeSkeleton kind={kind} />}
        >
          {children}
        </QueryState>
      </div>
    </section>
  );
}
