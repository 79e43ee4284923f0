import { content } from '#operator';
import { CornerArcs } from '../../brand/arcs.tsx';
import { Logo, Mark } from '../../brand/logo.tsx';
import { NightScene } from '../../brand/night-scene.tsx';
import { LampIcon } from '../../components/lamp-icon.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Price } from '../../ui/price.tsx';
import { Card } from '../../ui/section.tsx';
import css from './catalogue.module.css';
import { Section, useWords } from './words.tsx';

export function Drawings() {
  const t = useWords();
  return (
    <Section title={t('圖畫', 'Drawings')} text={t('燈塔、瓷磚、碎石路：全部自家繪製', 'Lighthouse, tiles, paving: all drawn here')}>
      <div className={css.art}>
        <div className={css.night}>
          <NightScene />
        </div>
        <div className={css.sample}>
          <Logo label={content.billName.cn} />
          <Mark size={64} />
          <Card>
            <CornerArcs className={css.cornerArt} />
            <Badge tone="lamp">
              <LampIcon />
              {t('推薦', 'Recommended')}
            </Badge>
            <h3>{t('5G 全速', '5G full speed')}</h3>
            <Price amount={168} per={t('/月', 'a month')} />
            <Button variant="primary" wide>
              {t('選擇此計劃', 'Choose this plan')}
            </Button>
          </Card>
        </div>
      </div>
    </Section>
  );
}
