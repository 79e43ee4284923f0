import { useTranslation } from 'react-i18next';
import { AccountPage } from '@/components/account-page';
import { useStep } from '@/session/steps';
import { TabPanel, Tabs } from '@/ui/tabs';
import { EnquiryLines } from './enquiry-lines.tsx';
import { QueryTab } from './query-tab.tsx';
import { ReissueTab } from './reissue-tab.tsx';
import css from './usage.module.css';

export { loader } from './loader.ts';

/** Sub-tabs by their stored value (USAGE-01). */
const TABS = [
  { id: '0', name: 'reissue' },
  { id: '1', name: 'query' },
] as const;

export function Component() {
  const { t } = useTranslation('usage');
  const [stored, setStored] = useStep('usageRecord');
  const tab = stored === '1' ? '1' : '0';
  return (
    <AccountPage title={t('title')} description={t('description')}>
      <Tabs
        id="usage"
        label={t('tabs.label')}
        items={TABS.map(({ id, name }) => ({ id, label: t(`tabs.${name}`) }))}
        value={tab}
        onChange={setStored}
        className={css.tabs}
      />
      <TabPanel tabs="usage" value={tab} focusable={false} className={css.panel}>
        {tab === '0' ? <ReissueTab /> : <QueryTab />}
      </TabPanel>
      <EnquiryLines />
    </AccountPage>
  );
}
