import { ArrowUpRight, CircleCheck } from 'lucide-react';
import { useId, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { AzulejoPattern } from '@/brand/azulejo';
import { Beam } from '@/brand/beam';
import { brand, externalUrls, prices } from '@/brand/brand';
import { lazyPart } from '@/components/lazy-part';
import { ExternalLink } from '@/components/links';
import { Breadcrumb, pageClass } from '@/components/page-head';
import { PageMeta } from '@/components/page-meta';
import { FormSkeleton } from '@/forms/form-skeleton';
import { buttonClass } from '@/ui/button';
import { useFocus } from '@/ui/focus';
import { Icon } from '@/ui/icon';
import { Price } from '@/ui/price';
import { cardClass, Section } from '@/ui/section';
import css from './page.module.css';

/** The page reads nothing. */
export const loader = () => null;

const MusicForm = lazyPart(async () => (await import('./music-form')).MusicForm);

/** Id of the heading of the form, or of the result. */
const TITLE = 'music-card';

/** Music streaming (ROUTE-05, MUSIC-01): the offer and the form, which the result replaces (MUSIC-04); public (ROLE-06). */
export function Component() {
  const { t } = useTranslation('music');
  const [message, setMessage] = useState<string>();
  return (
    <div className={pageClass}>
      <PageMeta
        title={message === undefined ? t('title') : `${t('result.title')} | ${t('title')}`}
        description={t('description', { price: prices.musicPerMonth })}
      />
      <Breadcrumb current={t('title')} />
      <div className={css.columns}>
        <MusicOffer />
        <section className={cardClass({ padded: false }, css.card)} aria-labelledby={TITLE}>
          {message === undefined ? (
            <MusicForm titleId={TITLE} onDone={setMessage} help={<HelpText name="fourG" />} skeleton={<FormSkeleton fields={3} height="36rem" />} />
          ) : (
            <MusicResult message={message} />
          )}
        </section>
      </div>
      <MusicSteps />
    </div>
  );
}

/** Description and price of the service (MUSIC-05). */
function MusicOffer() {
  const { t } = useTranslation('music');
  return (
    <div className={`${css.offer} onDark`}>
      <div className={css.copy}>
        <h1 tabIndex={-1} className={css.title}>
          {t('title')}
        </h1>
        <p className={css.headline}>{t('offer.headline')}</p>
        <p className={css.price}>
          <Price size="display" amount={prices.musicPerMonth} per={t('offer.perMonth')} />
        </p>
        <p className={css.text}>{t('offer.text')}</p>
      </div>
      <MusicArt />
    </div>
  );
}

/** Replaces the form after the sign-up: message of the server and download link of the app (MUSIC-04, decision B48). */
function MusicResult({ message }: { message: string }) {
  const { t } = useTranslation('music');
  const title = useFocus();
  return (
    <div className={css.result}>
      <span className={css.tile}>
        <Icon icon={CircleCheck} size={24} />
      </span>
      <h2 id={TITLE} ref={title} tabIndex={-1} className={css.resultTitle}>
        {t('result.title')}
      </h2>
      <p className={css.message}>{message}</p>
      <ExternalLink href={externalUrls.musicDownload} className={buttonClass({ variant: 'promotion' }, css.download)}>
        {t('result.download')}
        <Icon icon={ArrowUpRight} />
      </ExternalLink>
      <div className={css.help}>
        <HelpText name="result.help" />
      </div>
    </div>
  );
}

/** Help text with links to the hotline and, for 4G customers, the shops (MUSIC-05). */
function HelpText({ name }: { name: 'fourG' | 'result.help' }) {
  const { t } = useTranslation('music');
  return (
    <p>
      <Trans
        t={t}
        i18nKey={name}
        values={{ hotline: brand.hotline }}
        components={{
          // biome-ignore lint/a11y/useAnchorContent: Trans inserts the text
          call: <a href={`tel:${brand.hotline}`} />,
          // biome-ignore lint/a11y/useAnchorContent: Trans inserts the text
          shops: <a href={`${externalUrls.mainSite}/care/shopsncentres`} target="_blank" rel="noopener noreferrer" />,
        }}
      />
    </p>
  );
}

function MusicSteps() {
  const { t } = useTranslation('music');
  return (
    <Section title={t('how.title')} className={css.how}>
      <ol className={css.steps}>
        {(['register', 'activate', 'listen'] as const).map((step, index) => (
          <li key={step} className={css.step}>
            <span className={css.number} aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <h3>{t(`how.${step}`)}</h3>
              <p className={css.stepText}>{t(`how.${step}Text`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** Decorative record over the sea, 360 × 320; the background extends to the left, right and top to fill any box. */
function MusicArt() {
  const id = useId();
  const gold = `${id}-gold`;
  return (
    <svg className={`${css.art} noPrint`} viewBox="156 0 360 320" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      <AzulejoPattern id={id} size={64} x={16} y={22} />
      <AzulejoPattern id={gold} size={64} x={16} y={22} colour="var(--lamp)" />
      <path d="M-800-1200H1472V320H-800Z" fill={`url(#${id})`} opacity="var(--art-tile-opacity)" />
      <Beam cx={336} cy={186} from={164} to={196} first={164} step={58} rings={9} ground="var(--art-beam)" tiles={`url(#${gold})`} />
      <Beam cx={336} cy={186} from={-16} to={16} first={164} step={58} rings={9} ground="var(--art-beam)" tiles={`url(#${gold})`} />
      <circle cx="336" cy="186" r="148" fill="#0e1a33" />
      <g fill="none" stroke="#fff" strokeWidth="1.5">
        {[136, 124, 112, 100, 88, 76].map((radius) => (
          <circle key={radius} cx="336" cy="186" r={radius} opacity=".16" />
        ))}
      </g>
      <g fill="none" stroke="var(--lamp)" strokeWidth="3" strokeLinecap="round" opacity=".7">
        <path d="M219 129A130 130 0 0 1 279 69M241 140A106 106 0 0 1 290 91M453 243A130 130 0 0 1 393 303M431 232A106 106 0 0 1 382 281" />
      </g>
      <circle cx="336" cy="186" r="58" fill="var(--lamp)" />
      <circle cx="336" cy="186" r="50" fill="none" stroke="#0e1a33" strokeWidth="1.5" opacity=".35" />
      <path d="M321 208V170L357 162V200" fill="none" stroke="#0e1a33" strokeWidth="6" strokeLinejoin="round" />
      <ellipse cx="313" cy="208" rx="11" ry="9" fill="#0e1a33" />
      <ellipse cx="349" cy="200" rx="11" ry="9" fill="#0e1a33" />
      {[268, 281, 294, 307].map((y, index) => (
        <path key={y} d={`M-840 ${y}${'c24 0 24-14 48-14s24 14 48 14'.repeat(24)}V330H-840Z`} fill={index % 2 ? 'var(--art-sea-2)' : 'var(--art-sea-1)'} />
      ))}
    </svg>
  );
}
