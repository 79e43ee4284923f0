import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { Breadcrumb as BreadcrumbList } from '@/ui/breadcrumb';

interface BreadcrumbProps {
  current: string;
  /** Pages between home and this one, in order. */
  through?: readonly { name: string; to: string }[] | undefined;
}

/** Breadcrumb trail of a public page (SHELL-18). */
export function Breadcrumb({ current, through = [] }: BreadcrumbProps) {
  const { t } = useTranslation();
  return (
    <BreadcrumbList label={t('trail')} current={current}>
      <Link to={paths.home}>{t('home')}</Link>
      {through.map(({ name, to }) => (
        <Link key={to} to={to}>
          {name}
        </Link>
      ))}
    </BreadcrumbList>
  );
}
