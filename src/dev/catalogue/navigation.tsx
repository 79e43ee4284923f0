import { ArrowRight, ArrowUpRight } from 'lucide-react';
import { Fragment, useId, useState } from 'react';
import { AzulejoField } from '../../brand/azulejo.tsx';
import { StreetSign } from '../../brand/street-sign.tsx';
import { useCarouselLabels } from '../../components/carousel-labels.ts';
import { ListPager } from '../../components/list-pager.tsx';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Carousel } from '../../ui/carousel.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Price } from '../../ui/price.tsx';
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

const shops = [
  { id: '1', zh: '亞美打利庇盧大馬路', pt: 'Avenida de Almeida Ribeiro', cn: '新馬路店', en: 'San Ma Lo' },
  { id: '2', zh: '高士德大馬路', pt: 'Avenida de Horta e Costa', cn: '高士德店', en: 'Horta e Costa' },
  { id: '3', zh: '馬場大馬路', pt: 'Avenida do Hipódromo', cn: '黑沙環店', en: 'Areia Preta' },
  { id: '4', zh: '埃武拉街', pt: 'Rua de Évora', cn: '氹仔花城店', en: 'Taipa, Flower City' },
];

export function Carousels() {
  const t = useWords();
  const labels = useCarouselLabels();
  const banners = [
    { id: 'speed', name: t('5G 全速計劃', '5G full speed'), title: t('每月 60 GB', '60 GB a month'), price: 168 },
    {
      id: 'japan',
      name: t('日韓漫遊日費 MOP$38', 'Japan and South Korea, MOP$38 a day'),
      title: t('東京首爾，照常上網', 'Online in Tokyo and Seoul'),
      price: 38,
    },
    { id: 'vela', name: t('Vela 12 Pro 現貨發售', 'Vela 12 Pro in stock'), title: t('Vela 12 Pro 到店', 'Vela 12 Pro is here'), price: '8,380' },
    { id: 'pay', name: t('網上繳費賺積分', 'Points for paying online'), title: t('繳費一分鐘', 'Paid in a minute'), price: 0 },
  ];
  return (
    <Section
      title={t('輪播', 'Carousels')}
      text={t('暫停掣排第一；懸停或聚焦即停，不會自行再開始', 'Pause comes first; hover and focus stop it until someone starts it again')}
    >
      <Carousel
        label={t('推廣', 'Offers')}
        labels={labels}
        fade
        loop
        autoplay={6000}
        slides={banners.map(({ id, name, title, price }) => ({
          id,
          name,
          content: (
            <div className={`${css.slide} onDark`}>
              <AzulejoField className={css.slideArt} />
              <h3 className={css.slideTitle}>{title}</h3>
              {price === 0 ? null : <Price size="display" amount={price} />}
              <span>
                <a href={`#${id}`} className={buttonClass({ variant: 'promotion' })}>
                  {t('了解詳情', 'Read more')}
                  <Icon icon={ArrowRight} />
                </a>
              </span>
            </div>
          ),
        }))}
      />
      <div className={css.row} />
      <Carousel
        label={t('門市', 'Shops')}
        labels={labels}
        gap={25}
        gapWide={40}
        className={css.cards}
        header={<h3>{t('門市', 'Shops')}</h3>}
        slides={shops.map((shop) => ({
          id: shop.id,
          name: t(shop.cn, shop.en),
          content: (
            <article className={css.shop}>
              <StreetSign chinese={shop.zh} portuguese={shop.pt} />
              <h4>{t(shop.cn, shop.en)}</h4>
              <a href={`#shop${shop.id}`}>{t('在地圖開啟', 'Open the map')}</a>
            </article>
          ),
        }))}
      />
    </Section>
  );
}
