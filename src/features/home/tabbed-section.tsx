import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '@/api/errors';
import { QueryState } from '@/components/query-state';
import { panelClass, tabsClass } from '@/components/section-heading';
import { TabPanel, Tabs } from '@/ui/tabs';
import { Section } from './section';
import { TabsSkeleton } from './skeletons';

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
  /** Renders the panel of a tab. */
  children: (tab: Tab) => ReactNode;
}

/** Section with one tab per result of `query`, of which the first is selected. */
export function TabbedSection({ name, to, query, skeleton, empty, beforeTabs, children }: TabbedSectionProps) {
  const { t } = useTranslation('home');
  const [selected, setSelected] = useState<string>();
  const id = `home-${name}`;
  const skeletons = (
    <>
      <TabsSkeleton />
      {skeleton}
    </>
  );
  return (
    <Section title={t(`${name}.title`)} text={t(`${name}.text`)} link={{ label: t(`${name}.browse`), to }}>
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
    </Section>
  );
}
