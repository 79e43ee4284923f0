import { useTranslation } from 'react-i18next';
import { usePlanSections } from '@/api/generated/plans';
import { QueryState } from '@/components/query-state';
import { Button } from '@/ui/button';
import { cx } from '@/ui/class-names';
import { EmptyState } from '@/ui/no-content';
import { findPlans } from './find-plans.ts';
import css from './found-plans.module.css';
import { chipsClass, PlanChip } from './plan-chip.tsx';
import { NoPlans } from './plan-list.tsx';
import { ALL, EVERY_SECTION, type Order } from './search-params.ts';
import { SectionsSkeleton } from './sections-skeleton.tsx';

interface FoundPlansProps {
  category: string;
  need: number;
  order: Order;
  onAll: () => void;
  onReset: () => void;
}

/** The plans of all sections as one list, by data and order. */
export function FoundPlans({ category, need, order, onAll, onReset }: FoundPlansProps) {
  const { t } = useTranslation('plans');
  const query = usePlanSections(category, EVERY_SECTION);
  const reset = (
    <Button variant="quiet" size={44} className="noPrint" onClick={onReset}>
      {t('finder.reset')}
    </Button>
  );
  return (
    <QueryState
      query={query}
      skeleton={<SectionsSkeleton label={t('list.loading')} />}
      empty={<NoPlans all={category === ALL} onAll={onAll} />}
      isEmpty={({ total }) => total === 0}
    >
      {({ rows }) => {
        const found = findPlans(rows, need, order);
        if (found.length === 0) {
          const [largest] = findPlans(rows, 0, 'data');
          return (
            <EmptyState level={3} title={t('finder.noneTitle', { gb: need })} className={css.empty} action={reset}>
              {largest === undefined ? null : t('finder.noneText', { gb: largest.chip.datagb, section: largest.section })}
            </EmptyState>
          );
        }
        return (
          <>
            <div className={css.head}>
              <p role="status">{t('finder.found', { count: found.length })}</p>
              {reset}
            </div>
            <ul className={cx(chipsClass, css.list)}>
              {found.map(({ chip, section, subtitle }) => (
                <PlanChip
                  key={chip.id}
                  chip={chip}
                  section={section}
                  // The kind, where the name does not say it: plans for phones, homes and watches are in one list.
                  subtitle={chip.name?.includes(section) === false ? [section, subtitle].filter(Boolean).join(' · ') : subtitle}
                />
              ))}
            </ul>
          </>
        );
      }}
    </QueryState>
  );
}
