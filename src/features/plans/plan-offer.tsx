import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { brand } from '@/brand/brand';
import { LampIcon } from '@/components/lamp-icon';
import { useSearchState } from '@/components/search-params';
import { readPrice } from '@/lib/money';
import { paths } from '@/lib/paths';
import { safeHref } from '@/lib/safe-href';
import { Badge } from '@/ui/badge';
import { Icon } from '@/ui/icon';
import { DescriptionList } from '@/ui/lists';
import { PillGroup } from '@/ui/pill-group';
import { Price } from '@/ui/price';
import { Announcement } from '@/ui/visually-hidden';
import { ApplyLink, type ApplyProps } from './apply-bar.tsx';
import { useChosenPhone } from './chosen-phone.tsx';
import { feeText } from './fee-text.ts';
import css from './plan-offer.module.css';
import { chosenWay, hasTerms, takesPhone, termsOf, WAY_PARAMS, type Way, waysWith, withTerm } from './ways.ts';

interface PlanOfferProps {
  plan: string;
  cards: readonly Way[];
  /** What the customer brings. */
  needs?: readonly string[] | undefined;
  /** When service and charges begin. */
  starts?: string | undefined;
}

/** The choice of contract and device, what the chosen way costs, and how to take it. */
export function PlanOffer({ plan, cards, needs = [], starts }: PlanOfferProps) {
  const { t } = useTranslation('plans');
  const { state, replace } = useSearchState(WAY_PARAMS);
  const { chosen: chosenPhone, phone } = useChosenPhone();
  const ways = waysWith(cards, plan, chosenPhone, phone);
  const chosen = chosenWay(ways, state.way, chosenPhone);
  const way = ways[chosen];
  if (way === undefined) return null;
  const choose = (index: number) => replace({ way: index + 1 });
  return (
    <div className={css.columns} data-choice={ways.length > 1 || undefined}>
      {ways.length > 1 ? (
        <div className={css.choice}>
          {hasTerms(ways) ? <TermChoice ways={ways} chosen={chosen} onChoose={choose} /> : <WayChoice ways={ways} chosen={chosen} onChoose={choose} />}
          {ways.some(({ device }) => device !== undefined) ? (
            <Link to={paths.phones()} className={`${css.phones} noPrint`}>
              {t('detail.phones')}
            </Link>
          ) : null}
        </div>
      ) : null}
      <Offer way={way} withPhone={takesPhone(ways, way, chosenPhone)} />
      {needs.length === 0 && starts === undefined ? null : (
        <div className={css.start}>
          {needs.length === 0 ? null : (
            <>
              <h2 className={css.subtitle}>{t('detail.needs')}</h2>
              <ul className={css.needs}>
                {needs.map((line) => (
                  <li key={line}>
                    <Icon icon={Check} />
                    {line}
                  </li>
                ))}
              </ul>
            </>
          )}
          {starts === undefined ? null : (
            <>
              <h2 className={css.subtitle}>{t('detail.starts')}</h2>
              <p>{starts}</p>
            </>
          )}
        </div>
      )}
    </div>
  );
}

interface ChoiceProps {
  ways: readonly Way[];
  /** Index of the chosen way. */
  chosen: number;
  onChoose: (index: number) => void;
}

/** Contract term as a toggle; below it the devices of that term. */
function TermChoice({ ways, chosen, onChoose }: ChoiceProps) {
  const { t } = useTranslation('plans');
  const terms = termsOf(ways);
  const months = ways[chosen]?.months ?? 0;
  const devices = ways.flatMap((way, index) => (way.months === months ? [{ way, index }] : []));
  return (
    <>
      {terms.length > 1 ? (
        <PillGroup
          label={t('detail.contract')}
          options={terms.map((term) => ({
            value: String(term),
            label: term === 0 ? t('detail.noContract') : t('detail.months', { count: term }),
            fact: ways[withTerm(ways, chosen, term)]?.cardsubtitleMap[0]?.top,
          }))}
          value={String(months)}
          onChange={(value) => onChoose(withTerm(ways, chosen, Number(value)))}
        />
      ) : null}
      {devices.length > 1 ? (
        <PillGroup
          rows
          label={t('detail.device')}
          options={devices.map(({ way, index }) => ({
            value: String(index),
            label: way.device ?? t('detail.noDevice'),
            fact: way.total === undefined ? undefined : t('detail.totalShort', { total: feeText(way.total) }),
          }))}
          value={String(chosen)}
          onChange={(value) => onChoose(Number(value))}
        />
      ) : null}
    </>
  );
}

/** The ways by the server's own words. */
function WayChoice({ ways, chosen, onChoose }: ChoiceProps) {
  const { t } = useTranslation('plans');
  return (
    <PillGroup
      rows
      label={t('detail.contract')}
      options={ways.map((way, index) => ({ value: String(index), label: way.cardtitleMap.bottom, fact: way.cardsubtitleMap[0]?.top }))}
      value={String(chosen)}
      onChange={(value) => onChoose(Number(value))}
    />
  );
}

/** Price, contents and total of one way. */
function Offer({ way, withPhone }: ApplyProps) {
  const { t } = useTranslation('plans');
  const { cardtitleMap, cardsubtitleMap, cardinfoMap, freeserver, months = 0, total, tjtype } = way;
  const [price, ...facts] = cardsubtitleMap;
  const money = price && readPrice(price.top);
  const totalText = total === undefined ? undefined : feeText(total);
  return (
    <section aria-label={cardtitleMap.bottom} className={css.offer}>
      <Announcement>
        {[cardtitleMap.bottom, price && `${price.top} ${price.bottom}`, totalText && `${t('detail.total', { count: months })} ${totalText}`]
          .filter(Boolean)
          .join(' · ')}
      </Announcement>
      <p className={css.term}>
        {cardtitleMap.bottom}
        {String(tjtype) === '1' ? (
          <Badge tone="lamp">
            <LampIcon />
            {t('card.recommended', { ns: 'common' })}
          </Badge>
        ) : null}
      </p>
      {price === undefined ? null : (
        <p className={css.price}>
          {money ? (
            <Price {...money} per={price.bottom} size="payment" />
          ) : (
            <>
              <b>{price.top}</b> {price.bottom}
            </>
          )}
        </p>
      )}
      <DescriptionList
        className={css.facts}
        rows={[...facts.map(({ top, bottom }) => [top, bottom] as const), ...cardinfoMap.map(({ left, right }) => [left, right] as const)]}
      />
      {freeserver ? <p className={css.free}>{t('detail.free', { service: freeserver })}</p> : null}
      {totalText === undefined ? null : <DescriptionList className={css.total} rows={[[t('detail.total', { count: months }), totalText]]} />}
      {safeHref(way.applink) === undefined ? (
        <p className={css.noApply}>{t('detail.noApply', { hotline: brand.hotline })}</p>
      ) : (
        <ApplyLink way={way} withPhone={withPhone} className={`${css.apply} noPrint`} />
      )}
    </section>
  );
}
