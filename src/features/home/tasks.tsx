import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '@/lib/paths';
import css from './tasks.module.css';

const TASKS = [
  ['pay', paths.payment],
  ['data', paths.bills],
  ['topUp', paths.topUp],
  ['roaming', paths.roaming],
] as const;

/** What customers come for, one press away. */
export function Tasks() {
  const { t } = useTranslation('home');
  return (
    <nav aria-label={t('tasks.label')} className={`wrap ${css.bar}`}>
      <ul className={css.tasks}>
        {TASKS.map(([name, to]) => (
          <li key={name}>
            <Link to={to} className={css.task}>
              {t(`tasks.${name}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
