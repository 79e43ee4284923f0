import { Check, ChevronRight } from 'lucide-react';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { money } from '#operator';
import type { PlanSectionsQueryResult } from '@/api/generated/plans';
import { LampIcon } from '@/components/lamp-icon';
import { Compared } from '@/components/list-or-comparison';
import { Phrases } from '@/components/phrases';
import { useSearchState } from '@/components/search-params';
import { readPrice } from '@/lib/money';
import { paths } from '@/lib/paths';
import { Badge } from '@/ui/badge';
import { Checkbox } from '@/ui/checkbox';
import { cx } from '@/ui/class-names';
import { Icon } from '@/ui/icon';
import { Price } from '@/ui/price';
import { VisuallyHidden } from '@/ui/visually-hidden';
import css from './plan-chip.module.css';
import { PLANS_PARAMS } from './search-params.ts';

/** List of {@link PlanChip}s: tiles, on phones rows with their prices in one column. */
export const chipsClass: string = css.chips ?? '';

export type Chip = PlanSectionsQueryResult['rows'][number]['apiPlanSectionDataVO'][number];

interface PlanChipProps {
  chip: Chip;
  /** Title of the plan's section. */
  section: string;
  /** Outside of the section: whom it is for. */
  subtitle?: string | undefined;
  recommended?: boolean;
}

/** One plan: the link leads to its page (PLAN-04 … PLAN-06), the checkbox adds it to the compare tray. */
export function PlanChip({ chip, section, subtitle, recommended = false }: PlanChipProps) {
  const { t } = useTranslation('plans');
  const { search } = useSearchState(PLANS_PARAMS);
  const { id, name, datagb, monthplan, zdytype, zdyText, facts = [] } = chip;
  const { ids, toggle } = useContext(Compared);
  const chosen = ids.includes(id);
  const fee = readPrice(money.sign + monthplan);
  return (
    <li className={cx(css.chip, recommended && css.recommended, chosen && css.chosen)}>
      <Link to={paths.plan(id)} state={{ plans: search }} className={css.link}>
        {name !== undefined || subtitle !== undefined ? <span className={css.section}>{name ?? section}</span> : <VisuallyHidden>{section}</VisuallyHidden>}{' '}
        <span className={css.data}>
          {datagb} <small>GB</small>
        </span>{' '}
        {recommended ? (
          <Badge tone="lamp" className={css.badge}>
            <LampIcon />
            {t('card.recommended', { ns: 'common' })}
          </Badge>
        ) : null}{' '}
        <span className={css.fee}>
          <Price amount={fee?.amount ?? monthplan} cents={fee?.cents} per={t('chip.perMonth')} size="inline" />
          <Icon icon={ChevronRight} className={css.opens} />
        </span>
        {subtitle ? (
          <span className={css.who}>
            {' '}
            <Phrases text={subtitle} />
          </span>
        ) : null}
        {String(zdytype) === '1' && zdyText ? (
          <span className={css.extra}>
            <Icon icon={Check} size={16} className={css.check} />
            {zdyText}
          </span>
        ) : null}
        <span className={css.facts}>
          {facts.map(({ top, bottom }) => (
            <span key={top} className={css.fact}>
              {' '}
              {top} <b>{bottom}</b>
            </span>
          ))}
        </span>
      </Link>
      <Checkbox checked={chosen} onChange={() => toggle(id)} className={`${css.compare} noPrint`}>
        {t(chosen ? 'chip.comparing' : 'chip.compare')}
        <VisuallyHidden> {t('chip.name', { section: name ?? section, data: datagb })}</VisuallyHidden>
      </Checkbox>
    </li>
  );
}
