import { ArrowRight } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Landmark } from '#brand/landmark.tsx';
import { AzulejoPattern } from '@/brand/azulejo';
import { Beam } from '@/brand/beam';
import { artClass, copyClass, leadClass, slideClass, titleClass } from '@/components/banner-carousel';
import { ButtonLink } from '@/components/links';
import { paths } from '@/lib/paths';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import css from './fallback-hero.module.css';

/** Banner without data from the server, in the size of the server's banners. */
export function FallbackHero({ onRetry }: { onRetry: (() => void) | undefined }) {
  const { t } = useTranslation('home');
  return (
    <div className={`${slideClass} ${css.hero} onDark`}>
      <HeroArt />
      <div className={copyClass}>
        <h2 className={titleClass}>{t('banners.fallbackTitle')}</h2>
        <p className={leadClass}>{t('banners.fallbackText')}</p>
        <ButtonLink to={paths.plans()} variant="promotion" className={css.go}>
          {t('banners.fallbackLink')}
          <Icon icon={ArrowRight} />
        </ButtonLink>
        {onRetry === undefined ? null : (
          <p role="alert" className={css.failed}>
            {t('banners.failed')}
            <Button variant="band" size={44} onClick={onRetry}>
              {t('failure.retry', { ns: 'common' })}
            </Button>
          </p>
        )}
      </div>
    </div>
  );
}

/** Left edges of the tile columns that fade out behind the text. */
const fadedColumns = [0, 80, 160, 240, 320, 400, 480, 560];

/** Lighthouse over the water, 1200 × 480; narrow boxes crop it from the left. */
function HeroArt() {
  const id = useId();
  const gold = `${id}-gold`;
  return (
    <svg className={`${artClass} ${css.art}`} viewBox="0 0 1200 480" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
      <AzulejoPattern id={id} x={960} y={106} />
      <AzulejoPattern id={gold} x={960} y={106} colour="var(--lamp)" heart="#fff3d6" />
      <path d="M0 0H1200V480H0Z" fill={`url(#${id})`} opacity="var(--art-tile-opacity)" />
      {fadedColumns.map((x) => (
        <path key={x} d={`M${x} 0h80v480h-80Z`} fill="var(--art-sky)" opacity={0.9 - x / 710} />
      ))}
      <Beam cx={1000} cy={146} from={165} to={195} first={50} step={80} rings={5} ground="var(--art-beam)" tiles={`url(#${gold})`} />
      <Beam cx={1000} cy={146} from={-15} to={15} first={50} step={80} rings={3} ground="var(--art-beam)" tiles={`url(#${gold})`} />
      <path d="M676 480C744 470 764 440 786 412 800 396 806 388 822 384H1080C1130 384 1166 396 1200 420V480Z" fill="var(--art-sea-1)" />
      <g transform="translate(1000 146)">
        <Landmark chapel />
      </g>
      {[436, 449, 462, 475].map((y, index) => (
        <path key={y} d={`M-24 ${y}${'c24 0 24-14 48-14s24 14 48 14'.repeat(13)}V480H-24Z`} fill={index % 2 ? 'var(--art-sea-2)' : 'var(--art-sea-1)'} />
      ))}
    </svg>
  );
}
