import type { PlanSectionsQueryResult } from '@/api/generated/plans';
import { cx } from '@/ui/class-names';
import { MAX_LG } from '@/ui/media';
import { chipsClass, PlanChip } from './plan-chip.tsx';
import css from './plan-section.module.css';

type Section = PlanSectionsQueryResult['rows'][number];

interface PlanSectionProps {
  section: Section;
  /** Loads the image with high priority. */
  eager: boolean;
  /** Id of the plan that the list recommends. */
  recommended: string | undefined;
}

/** Group of plans: image, text and one chip per plan (PLAN-03, PLAN-11). */
export function PlanSection({ section, eager, recommended }: PlanSectionProps) {
  const { img, phoneImg, title, subtitle, explan, apiPlanSectionDataVO: chips } = section;
  return (
    <section className={css.section}>
      <picture className={css.image}>
        <source media={MAX_LG} srcSet={phoneImg} />
        <img src={img} alt="" width={384} height={240} loading={eager ? 'eager' : 'lazy'} fetchPriority={eager ? 'high' : 'auto'} />
      </picture>
      <div className={css.copy}>
        <h3 className={css.title}>{title}</h3>
        {subtitle ? <p className={css.subtitle}>{subtitle}</p> : null}
        {explan ? <p className={css.explanation}>{explan}</p> : null}
        <ul className={cx(chipsClass, css.chips)}>
          {chips.map((chip) => (
            <PlanChip key={chip.id} chip={chip} section={title} recommended={chip.id === recommended} />
          ))}
        </ul>
      </div>
    </section>
  );
}
