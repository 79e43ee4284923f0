import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { cachedPages } from '@/lib/cached-pages';
import css from './notice.module.css';

/** Links to the pages that are saved in any case. */
export function SavedPages() {
  const { t } = useTranslation('offline');
  return (
    <>
      <p>{t('open')}</p>
      <ul className={css.links}>
        {cachedPages.map(({ name, path }) => (
          <li key={path}>
            <Link to={path}>{t(`pages.${name}`)}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}
