import { CreditCard, Gauge, Globe, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { Icon } from '@/ui/icon';
import css from './tasks.module.css';

const TASKS = [
  ['pay', paths.payment, CreditCard],
  ['data', paths.bills, Gauge],
  ['topUp', paths.topUp, Plus],
  ['roaming', paths.roaming, Globe],
] as const;

/** What customers come for, one press away. */
export function Tasks() {
  const { t } = useTranslation('home');
  return (
    <nav aria-label={t('tasks.label')} className="wrap">
      <ul className={css.tasks}>
        {TASKS.map(([name, to, icon]) => (
          <li key={name}>
            <Link to={to} className={css.task}>
              <Icon icon={icon} size={24} />
              {t(`tasks.${name}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
