import { ArrowRight, ArrowUpRight, Check, Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { money } from '#operator';
import { type BusinessPlansQueryResult, useBusinessPlanCategories, useBusinessPlans } from '@/api/generated/business';
import { brand } from '@/brand/brand';
import { HotlineLink, ServerLink } from '@/components/links';
import { QueryState } from '@/components/query-state';
import { idParam, useSearchState } from '@/components/search-params';
import { needId } from '@/lib/paths';
import { safeHref, safePath } from '@/lib/safe-href';
import { buttonClass } from '@/ui/button';
import { cx } from '@/ui/class-names';
import { Icon } from '@/ui/icon';
import { EmptyState } from '@/ui/no-content';
import { Section } from '@/ui/section';
import { Skeleton, SkeletonGroup } from '@/ui/skeleton';
import { TabPanel, Tabs } from '@/ui/tabs';
import { VisuallyHidden } from '@/ui/visually-hidden';
import css from './plans.module.css';

export const BUSINESS_PARAMS = { category: idParam('id', undefined) };

const TABS_ID = 'business-category';

/** Category tabs and the plans of the selected category, which the query string holds (BIZ-01). */
export function PlansByCategory() {
  const { t } = useTranslation('business');
  const { state, push } = useSearchState(BUSINESS_PARAMS);
  const query = useBusinessPlanCategories();

  return (
    <QueryState
      query={query}
      skeleton={<CategoriesSkeleton />}
      isEmpty={(categories) => categories.length === 0}
      empty={<NoPlans title={t('plans.noneTitle')} text={t('plans.noneText', { hotline: brand.hotline })} />}
    >
      {(categories) => {
        // The URL may name a category that no longer exists: the first one is shown then.
        const current = categories.find(({ id }) => id === state.category) ?? categories[0];
        return current === undefined ? null : (
          <>
            <Tabs
              id={TABS_ID}
              variant="strip"
              activation="manual"
              label={t('plans.tabs')}
              items={categories.map(({ id, name }) => ({ id, label: name }))}
              value={current.id}
              onChange={(category) => push({ category }, { keepScroll: true })}
              className={`${css.strip} noPrint`}
            />
            <TabPanel tabs={TABS_ID} value={current.id} focusable={false} className={css.panel}>
              <h2 className={css.heading}>{current.name}</h2>
              <Plans key={current.id} category={needId(current.id)} />
            </TabPanel>
          </>
        );
      }}
    </QueryState>
  );
}

function Plans({ category }: { category: string }) {
  const { t } = useTranslation('business');
  const query = useBusinessPlans(category);
  return (
    <QueryState
      query={query}
      skeleton={<CardsSkeleton />}
      isEmpty={(plans) => plans.length === 0}
      empty={<NoPlans title={t('plans.emptyTitle')} text={t('plans.emptyText', { hotline: brand.hotline })} />}
    >
      {(plans) => (
        <ul className={css.grid}>
          {plans.map((plan) => (
            <li key={plan.title}>
              <PlanCard plan={plan} />
            </li>
          ))}
        </ul>
      )}
    </QueryState>
  );
}

function NoPlans({ title, text }: { title: string; text: string }) {
  return (
    <EmptyState level={3} title={title} className={css.empty} action={<HotlineLink />}>
      {text}
    </EmptyState>
  );
}

/** Business plan with name, target group, main points and enquiry link (BIZ-03). */
function PlanCard({ plan: { title, explan, mainableArr, link } }: { plan: BusinessPlansQueryResult[number] }) {
  return (
    <Section as="article" level={3} title={title} titleClass={css.name} className={css.card}>
      <p className={css.text}>{explan}</p>
      {mainableArr.length === 0 ? null : (
        <ul className={css.points}>
          {mainableArr.map((point) => (
            <li key={point}>
              <Icon icon={Check} className={css.check} />
              <span className={cx(point.includes(money.sign) && css.price)}>{point}</span>
            </li>
          ))}
        </ul>
      )}
      <Enquiry title={title} link={link} />
    </Section>
  );
}

/** Link to the enquiry page, or the hotline when the server sends no safe link. */
function Enquiry({ title, link }: { title: string; link: string | undefined }) {
  const { t } = useTranslation('business');
  const planName = <VisuallyHidden>{` ${title}`}</VisuallyHidden>;
  if (safeHref(link) === undefined) {
    return (
      <a href={`tel:${brand.hotline}`} className={buttonClass({ variant: 'secondary' }, css.action)}>
        <Icon icon={Phone} />
        <span>
          {t('plans.call', { hotline: brand.hotline })}
          {planName}
        </span>
      </a>
    );
  }
  const external = safePath(link) === undefined;
  return (
    <ServerLink href={link} newTab={external} className={buttonClass({ variant: 'secondary' }, css.action)}>
      <span>
        {t('plans.enquire')}
        {planName}
      </span>
      <Icon icon={external ? ArrowUpRight : ArrowRight} />
    </ServerLink>
  );
}

function CategoriesSkeleton() {
  const { t } = useTranslation('business');
  return (
    <>
      <SkeletonGroup label={t('plans.loadingTabs')} className={`${css.strip} ${css.tabsSkeleton} noPrint`}>
        <Skeleton count={5} width="6.5rem" height="2.75rem" radius="input" className={css.tabSkeleton} />
      </SkeletonGroup>
      <div className={css.panel} aria-hidden="true">
        <Cards />
      </div>
    </>
  );
}

function CardsSkeleton() {
  const { t } = useTranslation('business');
  return (
    <SkeletonGroup label={t('plans.loading')}>
      <Cards />
    </SkeletonGroup>
  );
}

function Cards() {
  return (
    <div className={css.grid}>
      {['a', 'b', 'c'].map((card) => (
        <div key={card} className={css.cardSkeleton}>
          <Skeleton width="60%" height="1.5rem" />
          <Skeleton count={5} height="1rem" />
          <Skeleton height="3rem" radius="input" />
        </div>
      ))}
    </div>
  );
}
