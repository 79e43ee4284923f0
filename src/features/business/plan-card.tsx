import { ArrowRight, ArrowUpRight, Check, Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { money } from '#operator';
import type { BusinessPlansQueryResult } from '@/api/generated/business';
import { brand } from '@/brand/brand';
import { ServerLink } from '@/components/links';
import { safeHref, safePath } from '@/lib/safe-href';
import { buttonClass } from '@/ui/button';
import { cx } from '@/ui/class-names';
import { Icon } from '@/ui/icon';
import { Section } from '@/ui/section';
import { VisuallyHidden } from '@/ui/visually-hidden';
import css from './plan-card.module.css';

type Plan = BusinessPlansQueryResult[number];

/** Business plan with name, target group, main points and enquiry link (BIZ-03). */
export function PlanCard({ plan: { title, explan, mainableArr, link } }: { plan: Plan }) {
  return (
    <Section as="article" level={3} title={title} titleClass={css.name} className={css.card}>
      <p className={css.text}>{explan}</p>
      {mainableArr.length === 0 ? null : (
        <ul className={css.points}>
          {mainableArr.map((point) => (
            <li key={point}>
              <Icon icon={Check} className={css.check} />
              <span className={cx(css.point, point.includes(money.sign) && css.price)}>{point}</span>
            </li>
          ))}
        </ul>
      )}
      <Enquiry title={title} link={link} />
    </Section>
  );
}

/** Link to the enquiry page, or the hotline when the server sends no safe link. */
function Enquiry({ title, link }: { title: string; link: string | undefined }) {
  const { t } = useTranslation('business');
  const planName = <VisuallyHidden>{` ${title}`}</VisuallyHidden>;
  if (safeHref(link) === undefined) {
    return (
      <a href={`tel:${brand.hotline}`} className={buttonClass({ variant: 'secondary' }, css.action)}>
        <Icon icon={Phone} />
        <span>
          {t('plans.call', { hotline: brand.hotline })}
          {planName}
        </span>
      </a>
    );
  }
  const external = safePath(link) === undefined;
  return (
    <ServerLink href={link} newTab={external} className={buttonClass({ variant: 'secondary' }, css.action)}>
      <span>
        {t('plans.enquire')}
        {planName}
      </span>
      <Icon icon={external ? ArrowUpRight : ArrowRight} />
    </ServerLink>
  );
}
