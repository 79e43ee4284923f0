import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '@/api/errors';
import { useCarouselLabels } from '@/components/carousel-labels';
import { QueryState } from '@/components/query-state';
import { panelClass, SectionHeading, SectionMore, sectionClass, tabsClass } from '@/components/section-heading';
import { Carousel } from '@/ui/carousel';
import { cx } from '@/ui/class-names';
import { ABOVE_XL, useMedia } from '@/ui/media';
import { Skeleton, SkeletonGroup } from '@/ui/skeleton';
import { TabPanel, Tabs } from '@/ui/tabs';
import css from './tabbed-section.module.css';

interface Tab {
  id: string;
  name: string;
}

interface TabbedSectionProps {
  /** Group of messages, also part of the DOM ids. */
  name: 'plans' | 'phones';
  /** Page with all items. */
  to: string;
  query: UseQueryResult<Tab[], ApiError>;
  skeleton: ReactNode;
  empty: ReactNode;
  beforeTabs?: ReactNode;
  children: (tab: Tab) => ReactNode;
}

/** Section with one tab per result of `query`, of which the first is selected. */
export function TabbedSection({ name, to, query, skeleton, empty, beforeTabs, children }: TabbedSectionProps) {
  const { t } = useTranslation('home');
  const [selected, setSelected] = useState<string>();
  const id = `home-${name}`;
  const title = t(`${name}.title`);
  const link = { label: t(`${name}.browse`), to };
  const skeletons = (
    <>
      <div className={`${css.tabsSkeleton} ${tabsClass}`} aria-hidden="true">
        <Skeleton count={4} width="4.5rem" height="1rem" />
      </div>
      {skeleton}
    </>
  );
  return (
    <section className={`${sectionClass} wrap`} aria-label={title}>
      <SectionHeading title={title} link={link}>
        {t(`${name}.text`)}
      </SectionHeading>
      <QueryState query={query} skeleton={skeletons} isEmpty={(tabs) => tabs.length === 0} empty={empty}>
        {(tabs) => {
          const current = tabs.find((tab) => tab.id === selected) ?? tabs[0];
          return current === undefined ? null : (
            <>
              <Tabs
                id={id}
                label={t(`${name}.tabs`)}
                items={tabs.map((tab) => ({ id: tab.id, label: tab.name }))}
                value={current.id}
                onChange={setSelected}
                before={beforeTabs}
                className={tabsClass}
              />
              <TabPanel tabs={id} value={current.id} focusable={false} className={panelClass}>
                {children(current)}
              </TabPanel>
            </>
          );
        }}
      </QueryState>
      <SectionMore link={link} />
    </section>
  );
}

/** Cards that fit on a wide screen; more of them become a carousel. */
const MAX_GRID_CARDS = 4;

interface CardRowProps {
  label: string;
  /** On phones `plans` have one column and `phones` two. */
  kind: 'plans' | 'phones';
  cards: readonly { id: string; name: string; card: ReactNode }[];
}

/** CSS pixels between the slides from 1024 px on (HOME-27, decision B28). */
const gapWide = { plans: 40, phones: 43.5 };

/** Grid of cards, or a carousel when a wide screen cannot show all of them (HOME-27). */
export function CardRow({ label, kind, cards }: CardRowProps) {
  const wide = useMedia(ABOVE_XL);
  const labels = useCarouselLabels();
  if (wide && cards.length > MAX_GRID_CARDS) {
    const slides = cards.map(({ id, name, card }) => ({ id, name, content: card }));
    return <Carousel label={label} labels={labels} slides={slides} gap={25} gapWide={gapWide[kind]} className={css.carousel} />;
  }
  return (
    <ul className={cx(css.grid, css[kind])}>
      {cards.map(({ id, card }) => (
        <li key={id}>{card}</li>
      ))}
    </ul>
  );
}

/** Class of the grid, for skeletons of the same shape. */
export const cardGridClass = (kind: CardRowProps['kind']): string => cx(css.grid, css[kind]);

export const skeletonKeys = ['a', 'b', 'c', 'd'];

export function PlansSkeleton({ label, count = 4 }: { label: string; count?: number }) {
  return (
    <SkeletonGroup label={label} className={panelClass}>
      <div className={cardGridClass('plans')}>
        {skeletonKeys.slice(0, count).map((key) => (
          <div key={key} className={css.planSkeleton}>
            <Skeleton width="60%" height="1.5rem" />
            <Skeleton width="70%" height="2.5rem" />
            <Skeleton count={3} height="1rem" />
            <Skeleton height="3rem" radius="input" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
