import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { brand } from '@/brand/brand';
import { PlanCard } from '@/components/plan-card';
import { type ChosenPhone, withChosenPhone } from '@/components/search-params';
import { safePath } from '@/lib/safe-href';
import { EmptyState } from '@/ui/no-content';
import { TabPanel, Tabs } from '@/ui/tabs';
import type { Capacity } from './gallery-images.ts';
import css from './phone-tabs.module.css';

const TABS_ID = 'phone';

/** Moves the focus to the plans and scrolls there, as soon as they are shown. */
export function usePlansFocus() {
  const heading = useRef<HTMLHeadingElement>(null);
  const pending = useRef(false);
  const focusHeading = () => {
    if (!pending.current || heading.current === null) return;
    pending.current = false;
    heading.current.focus({ preventScroll: true });
    heading.current.scrollIntoView({ block: 'start' });
  };
  // After every render: when the other tab is selected, the next render shows the plans.
  useEffect(focusHeading);
  return {
    heading,
    go: () => {
      pending.current = true;
      focusHeading();
    },
  };
}

interface PhoneTabsProps {
  presentation: ReactNode;
  showsPresentation: boolean;
  onTab: (presentation: boolean) => void;
  capacity: Capacity;
  /** The links to plan pages carry it. */
  chosen: ChosenPhone;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** Tabs with the plans of the selected capacity and the presentation (PHONE-19); the query string holds the tab. */
export function PhoneTabs({ presentation, showsPresentation, onTab, capacity, chosen, heading }: PhoneTabsProps) {
  const { t } = useTranslation('phones');
  const tab = showsPresentation ? 'presentation' : 'plans';
  return (
    <>
      <Tabs
        id={TABS_ID}
        label={t('detail.tabs')}
        items={[
          { id: 'plans', label: t('detail.plans') },
          { id: 'presentation', label: t('detail.presentation') },
        ]}
        value={tab}
        onChange={(id) => onTab(id === 'presentation')}
        className="noPrint"
      />
      <TabPanel tabs={TABS_ID} value={tab} focusable={tab === 'presentation'} className={css.panel}>
        {tab === 'plans' ? <Plans capacity={capacity} chosen={chosen} heading={heading} /> : presentation}
      </TabPanel>
    </>
  );
}

function Plans({ capacity: { capacityname: capacity, mobilePlans }, chosen, heading }: Pick<PhoneTabsProps, 'capacity' | 'chosen' | 'heading'>) {
  const { t } = useTranslation('phones');
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className={css.heading}>
        {t('detail.plansHeading', { capacity })}
      </h2>
      {mobilePlans.length === 0 ? (
        <EmptyState level={3} title={t('detail.noPlansTitle', { capacity })}>
          {t('detail.noPlansText', { hotline: brand.hotline })}
        </EmptyState>
      ) : (
        <>
          <p className={css.text}>{t('detail.plansText', { capacity })}</p>
          <ul className={css.plans} data-count={mobilePlans.length}>
            {mobilePlans.map((plan) => (
              <li key={`${plan.cardtitleMap.top}-${plan.cardtitleMap.bottom}-${plan.link}`}>
                <PlanCard plan={plan} href={safePath(plan.link) === undefined ? plan.link : withChosenPhone(plan.link, chosen)} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
