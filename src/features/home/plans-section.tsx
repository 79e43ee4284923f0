import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type HomePlansQueryResult, useHomePlans, usePlanCategories } from '@/api/plans';
import { brand } from '@/brand/brand';
import { PlanCard, planLinkClass } from '@/components/plan-card';
import { QueryState } from '@/components/query-state';
import { needId } from '@/lib/ids';
import { paths } from '@/lib/paths';
import { buttonClass } from '@/ui/button';
import { TabPanel, Tabs } from '@/ui/tabs';
import { CardRow } from './card-row';
import { LazyEmpty } from './lazy-empty';
import { panelClass, Section, tabsClass } from './section';
import { PlansSkeleton, TabsSkeleton } from './skeletons';

const TABS_ID = 'home-plans';

/** Monthly plans by category; the first category is selected (HOME-06). */
export function PlansSection() {
  const { t } = useTranslation('home');
  const query = usePlanCategories({ query: { retryOnMount: false } });
  const [chosen, setChosen] = useState<string>();
  const skeleton = (
    <>
      <TabsSkeleton />
      <PlansSkeleton label={t('plans.loading')} />
    </>
  );
  return (
    <Section title={t('plans.title')} text={t('plans.text')} link={{ label: t('plans.browse'), to: paths.plans() }}>
      <QueryState query={query} skeleton={skeleton} isEmpty={(categories) => categories.length === 0} empty={<NoPlans />}>
        {(categories) => {
          const current = categories.find(({ id }) => id === chosen) ?? categories[0];
          return current === undefined ? null : (
            <>
              <Tabs
                id={TABS_ID}
                label={t('plans.tabs')}
                items={categories.map(({ id, name }) => ({ id, label: name }))}
                value={current.id}
                onChange={setChosen}
                className={tabsClass}
              />
              <TabPanel tabs={TABS_ID} value={current.id} focusable={false} className={panelClass}>
                <CategoryPlans category={current} />
              </TabPanel>
            </>
          );
        }}
      </QueryState>
    </Section>
  );
}

function CategoryPlans({ category }: { category: { id: string; name: string } }) {
  const { t } = useTranslation('home');
  const query = useHomePlans(needId(category.id), { query: { retryOnMount: false } });
  return (
    <QueryState query={query} skeleton={<PlansSkeleton label={t('plans.loading')} />} isEmpty={(plans) => plans.length === 0} empty={<NoPlans />}>
      {(plans) => (
        <CardRow
          label={category.name}
          kind="plans"
          cards={plans.map((plan) => ({ id: plan.id, name: plan.cardtitleMap.top, card: <HomePlan plan={plan} /> }))}
        />
      )}
    </QueryState>
  );
}

function HomePlan({ plan }: { plan: HomePlansQueryResult[number] }) {
  const { t } = useTranslation();
  const recommended = String(plan.tjtype) === '1';
  return (
    <PlanCard
      title={plan.cardtitleMap}
      pairs={plan.cardsubtitleMap}
      lines={plan.cardremakeArr}
      recommended={recommended}
      action={
        <Link to={paths.plan(plan.id)} className={buttonClass({ variant: recommended ? 'primary' : 'secondary' }, planLinkClass)}>
          {t(recommended ? 'card.choosePlan' : 'card.planDetails')}
          <span className="visuallyHidden"> {plan.cardtitleMap.top}</span>
        </Link>
      }
    />
  );
}

function NoPlans() {
  const { t } = useTranslation('home');
  return (
    <LazyEmpty className={panelClass} title={t('plans.emptyTitle')}>
      {t('plans.emptyText', { hotline: brand.hotline })}
    </LazyEmpty>
  );
}
