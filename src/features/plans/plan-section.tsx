import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { PlanSectionsQueryResult } from '@/api/plans';
import { useSearchState } from '@/components/search-params';
import { paths } from '@/lib/paths';
import { readPrice } from '@/lib/price-text';
import { MAX_LG } from '@/ui/breakpoints';
import { Checkbox } from '@/ui/checkbox';
import { cx } from '@/ui/class-names';
import { Price } from '@/ui/price';
import { VisuallyHidden } from '@/ui/visually-hidden';
import css from './plan-section.module.css';
import { PLANS_PARAMS } from './search-params.ts';

type Section = PlanSectionsQueryResult['rows'][number];
type Chip = Section['apiPlanSectionDataVO'][number];

interface PlanSectionProps {
  section: Section;
  /** Loads the image with high priority. */
  eager: boolean;
  /** Ids of the plans in the compare tray. */
  compare: readonly string[];
  onToggle: (id: string) => void;
}

/** Group of plans: image, text and one chip per plan (PLAN-03, PLAN-11). */
export function PlanSection({ section, eager, compare, onToggle }: PlanSectionProps) {
  const { img, phoneImg, title, subtitle, explan, apiPlanSectionDataVO: chips } = section;
  return (
    <section className={css.section}>
      <picture className={css.image}>
        <source media={MAX_LG} srcSet={phoneImg} />
        <img src={img} alt="" width={384} height={240} loading={eager ? 'eager' : 'lazy'} fetchPriority={eager ? 'high' : 'auto'} />
      </picture>
      <div>
        <h3 className={css.title}>{title}</h3>
        {subtitle ? <p className={css.subtitle}>{subtitle}</p> : null}
        {explan ? <p className={css.explanation}>{explan}</p> : null}
        <ul className={css.chips}>
          {chips.map((chip) => (
            <PlanChip key={chip.id} chip={chip} section={title} chosen={compare.includes(chip.id)} onToggle={() => onToggle(chip.id)} />
          ))}
        </ul>
      </div>
    </section>
  );
}

/** One plan: the link leads to its page (PLAN-04 … PLAN-06), the checkbox adds it to the compare tray. */
function PlanChip({ chip, section, chosen, onToggle }: { chip: Chip; section: string; chosen: boolean; onToggle: () => void }) {
  const { t } = useTranslation('plans');
  const { search } = useSearchState(PLANS_PARAMS);
  const { id, datagb, monthplan, zdytype, zdyText } = chip;
  const fee = readPrice(`MOP$${monthplan}`);
  return (
    <li className={cx(css.chip, chosen && css.chosen)}>
      <Link to={paths.plan(id)} state={{ plans: search }} className={css.link}>
        <VisuallyHidden>{section} </VisuallyHidden>
        <span className={css.data}>
          {datagb} <small>GB</small>
        </span>{' '}
        <Price size="inline" amount={fee?.amount ?? monthplan} cents={fee?.cents} per={t('chip.perMonth')} className={css.fee} />
        {String(zdytype) === '1' && zdyText ? <span className={css.extra}>{zdyText}</span> : null}
      </Link>
      <Checkbox checked={chosen} onChange={onToggle} className={css.compare}>
        {t(chosen ? 'chip.comparing' : 'chip.compare')}
        <VisuallyHidden> {t('chip.name', { section, data: datagb })}</VisuallyHidden>
      </Checkbox>
    </li>
  );
}
