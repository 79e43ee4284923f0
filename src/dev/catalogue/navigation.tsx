import { ArrowUpRight } from 'lucide-react';
import { Fragment, useId, useState } from 'react';
import { ListPager } from '../../components/list-pager.tsx';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import { TabLinks, TabPanel, Tabs, tabLinkClass } from '../../ui/tabs.tsx';
import css from './catalogue.module.css';
import { Sample, Section, useWords } from './words.tsx';

export function Navigation() {
  const t = useWords();
  const id = useId();
  const [tab, setTab] = useState<'send' | 'record' | 'planned'>('send');
  const [pill, setPill] = useState('all');
  const [page, setPage] = useState(2);
  const steps = [t('選擇服務', 'Service'), t('計劃', 'Plan'), t('條款', 'Terms'), t('完成', 'Done')];
  const position = (step: number, count: number) => t(`第 ${step} 步，共 ${count} 步`, `Step ${step} of ${count}`);
  const categories = [
    { id: 'all', label: t('全部', 'All') },
    { id: 'data', label: t('流動數據', 'Mobile data') },
    { id: 'gba', label: t('大灣區', 'Greater Bay Area') },
    { id: 'family', label: t('親子', 'Family') },
    { id: 'senior', label: t('樂齡', 'Senior') },
  ];
  return (
    <Section title={t('導覽', 'Navigation')} text={t('目前位置用顏色、粗體及一條 3 px 線', 'Where one is: colour, bold and a 3 px line')}>
      <div className={css.two}>
        <div className={css.stack}>
          <Tabs
            id={`${id}sms`}
            label={t('短訊', 'Text messages')}
            value={tab}
            onChange={setTab}
            items={[
              { id: 'send', label: t('發送短訊', 'Send') },
              { id: 'record', label: t('短訊記錄', 'Record') },
              { id: 'planned', label: t('預定短訊', 'Scheduled'), badge: 2 },
            ]}
          />
          <TabPanel tabs={`${id}sms`} value={tab}>
            <p className="captionQuiet">{t('這裏是所選分頁的內容。', 'The content of the chosen tab stands here.')}</p>
          </TabPanel>
          {(['pill', 'strip'] as const).map((variant) => (
            <Fragment key={variant}>
              <Tabs id={id + variant} variant={variant} label={t('類別', 'Categories')} value={pill} onChange={setPill} items={categories} />
              <TabPanel tabs={id + variant} value={pill}>
                <p className="captionQuiet">{categories.find((one) => one.id === pill)?.label}</p>
              </TabPanel>
            </Fragment>
          ))}
          <TabLinks label={t('手機品牌', 'Phone brands')} current="vela">
            <a href="https://store.operator.example" className={tabLinkClass()}>
              {t('手機網店', 'Online store')}
              <Icon icon={ArrowUpRight} size={16} />
            </a>
            <a href="#vela" aria-current="page" className={tabLinkClass()}>
              Vela
            </a>
            <a href="#kumo" className={tabLinkClass()}>
              Kumo
            </a>
          </TabLinks>
          <Breadcrumb label={t('路徑', 'Breadcrumb')} current={t('我的帳單', 'My bills')}>
            <a href="#home">{t('主頁', 'Home')}</a>
            <a href="#account">{t('我的帳戶', 'My account')}</a>
            <a href="#bills">{t('帳單管理', 'Bills')}</a>
          </Breadcrumb>
        </div>
        <div className={css.sample}>
          <Stepper label={t('申請步驟', 'Steps')} steps={steps} current={1} position={position} doneLabel={t('已完成', 'done')} />
          <div className={css.phone}>
            <Stepper label={t('申請步驟', 'Steps')} steps={steps} current={1} position={position} doneLabel={t('已完成', 'done')} />
          </div>
          <Sample title={t('分頁', 'Pages')}>
            <ListPager page={page} pages={12} onChange={setPage} />
          </Sample>
          <div>
            <Disclosure summary={t('條款及細則', 'Terms and conditions')} defaultOpen>
              <p>{t('合約期為 24 個月，提早終止須繳付餘下月費。', 'The contract runs for 24 months; ending it early makes the remaining fees due.')}</p>
            </Disclosure>
            <Disclosure summary={t('服務範圍', 'Coverage')}>
              <p>{t('澳門、氹仔及路環。', 'Macau, Taipa and Coloane.')}</p>
            </Disclosure>
          </div>
        </div>
      </div>
    </Section>
  );
}
