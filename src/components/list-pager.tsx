import { useTranslation } from 'react-i18next';
import { Pager, type PagerProps } from '@/ui/pager';

export function ListPager(props: Omit<PagerProps, 'labels'>) {
  const { t } = useTranslation();
  return (
    <Pager
      {...props}
      labels={{
        pager: t('pager.label'),
        previous: t('pager.previous'),
        next: t('pager.next'),
        page: (page) => t('pager.page', { page }),
        input: t('pager.input'),
        before: t('pager.before'),
        after: (pages) => t('pager.after', { pages }),
      }}
    />
  );
}
