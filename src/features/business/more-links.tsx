import { ArrowRight, Building2, CalendarDays } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ButtonLink } from '@/components/links';
import { paths } from '@/lib/paths';
import { Icon } from '@/ui/icon';
import { ListRowContent, listRowClass } from '@/ui/lists';
import { NightCard } from '@/ui/night-card';
import { Section } from '@/ui/section';
import css from './more-links.module.css';

const links = [
  { name: 'services', icon: Building2, to: paths.businessServices },
  { name: 'activities', icon: CalendarDays, to: paths.businessActivities },
] as const;

/** Links to business services, business events and the contact page. */
export function MoreLinks() {
  const { t } = useTranslation('business');
  return (
    <Section title={t('more.title')} className={`${css.more} noPrint`}>
      <div className={css.grid}>
        <NightCard
          className={css.contact}
          action={
            <ButtonLink to={paths.contact} variant="promotion">
              {t('more.contact')}
              <Icon icon={ArrowRight} />
            </ButtonLink>
          }
        >
          <h3 className={css.title}>{t('more.ask')}</h3>
          <p className={css.text}>{t('more.askText')}</p>
        </NightCard>
        <ul className={css.ways}>
          {links.map(({ name, icon, to }) => (
            <li key={name} className={css.way}>
              <Link to={to} className={listRowClass(css.row)}>
                <ListRowContent icon={icon} title={t(`more.${name}`)} text={t(`more.${name}Text`)} />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
