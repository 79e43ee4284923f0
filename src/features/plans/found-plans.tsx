import { useTranslation } from 'react-i18next';
import { type PlanSectionsQueryResult, usePlanSections } from '@/api/generated/plans';
import { QueryState } from '@/components/query-state';
import { Button } from '@/ui/button';
import { cx } from '@/ui/class-names';
import { EmptyState } from '@/ui/no-content';
import css from './found-plans.module.css';
import { type Chip, chipsClass, PlanChip } from './plan-chip.tsx';
import list from './plan-list.module.css';
import { NoPlans, SectionsSkeleton } from './plan-list.tsx';
import { ALL, EVERY_SECTION, type Order } from './search-params.ts';

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
    <QueryState query={query} skeleton={<SectionsSkeleton />} empty={<NoPlans all={category === ALL} onAll={onAll} />} isEmpty={({ total }) => total === 0}>
      {({ rows }) => {
        const found = findPlans(rows, need, order);
        if (found.length === 0) {
          const [largest] = findPlans(rows, 0, 'data');
          return (
            <EmptyState level={3} title={t('finder.noneTitle', { gb: need })} className={list.empty} action={reset}>
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

interface FoundPlan {
  chip: Chip;
  /** The plan's section, and whom it is for. */
  section: string;
  subtitle: string;
}

const orders: Record<Exclude<Order, 'sections'>, (a: Chip, b: Chip) => number> = {
  fee: (a, b) => Number(a.monthplan) - Number(b.monthplan) || Number(b.datagb) - Number(a.datagb),
  data: (a, b) => Number(b.datagb) - Number(a.datagb) || Number(a.monthplan) - Number(b.monthplan),
};

/** The plans of all sections, each once, with at least `need` GB of local data. */
export function findPlans(sections: PlanSectionsQueryResult['rows'], need: number, order: Order): FoundPlan[] {
  const plans = new Map<string, FoundPlan>();
  for (const { title, subtitle, apiPlanSectionDataVO } of sections) {
    for (const chip of apiPlanSectionDataVO) {
      if (!plans.has(chip.id) && Number(chip.datagb) >= need) plans.set(chip.id, { chip, section: title, subtitle });
    }
  }
  const found = [...plans.values()];
  return order === 'sections' ? found : found.sort((a, b) => orders[order](a.chip, b.chip));
}
