import { ArrowRight } from 'lucide-react';
import { AzulejoField } from '../../brand/azulejo.tsx';
import { StreetSign } from '../../brand/street-sign.tsx';
import { useCarouselLabels } from '../../components/carousel-labels.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Carousel } from '../../ui/carousel.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Price } from '../../ui/price.tsx';
import css from './catalogue.module.css';
import { Section, useWords } from './words.tsx';

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
