import { useQueries } from '@tanstack/react-query';
import { ArrowLeft, Link2, Printer } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { getPlanDetailQueryOptions } from '@/api/generated/plans';
import { brand } from '@/brand/brand';
import { Breadcrumb } from '@/components/breadcrumb';
import { LoadFailure } from '@/components/load-failure';
import { PageMeta } from '@/components/page-meta';
import { useSearchState } from '@/components/search-params';
import { todayText } from '@/lib/macau-date';
import { paths } from '@/lib/paths';
import { showToast } from '@/lib/toasts';
import { htmlLanguage, useLanguage } from '@/session/language';
import { Button, buttonClass } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { Icon } from '@/ui/icon';
import { Note } from '@/ui/note';
import { Skeleton, SkeletonGroup } from '@/ui/skeleton';
import { textIn } from '../../../openapi/languages.ts';
import { CompareTable } from './compare-table.tsx';
import css from './compare-view.module.css';
import { COMPARED_PLAN_QUERY } from './loader.ts';
import { PLANS_PARAMS } from './search-params.ts';

/** Comparison of the plans in the tray; replaces the list and has its own URL. */
export function CompareView() {
  const { t } = useTranslation('plans');
  const language = useLanguage();
  const { state, to, replace } = useSearchState(PLANS_PARAMS);
  const ids = state.compare;
  const heading = useRef<HTMLHeadingElement>(null);
  const queries = useQueries({ queries: ids.map((id) => getPlanDetailQueryOptions(id, { query: COMPARED_PLAN_QUERY })) });

  const columns = queries.flatMap(({ data }, index) => (data === undefined ? [] : [{ id: ids[index] ?? '', plan: data }]));
  const gone = ids.filter((_, index) => queries[index]?.error?.kind === 'notFound');
  const failed = queries.filter(({ error, isFetching }) => error !== null && error.kind !== 'notFound' && !isFetching);
  const loading = queries.some(({ data, isFetching }) => data === undefined && isFetching);
  const names = new Intl.ListFormat(htmlLanguage(language)).format(columns.map(({ plan }) => plan.planSectionInfoTitleVO.title));
  const listLink = to({ comparing: false });

  const copyLink = async () => {
    try {
      await navigator.clipboard.writeText(window.location.href);
      showToast('success', t('compare.copied'));
    } catch {
      showToast('error', t('compare.copyFailed'));
    }
  };
  const remove = (removed: readonly string[]) => {
    heading.current?.focus({ preventScroll: true });
    replace({ compare: ids.filter((id) => !removed.includes(id)) });
  };

  return (
    <div className={`wrap ${css.page}`}>
      <PageMeta title={names === '' ? t('compare.title') : `${t('compare.title')}: ${names}`} description={t('compare.description')} />
      <Breadcrumb current={t('compare.title')} through={[{ name: t('title'), to: paths.plans() + listLink.search }]} />
      <h1 ref={heading} tabIndex={-1} className={css.title}>
        {t('compare.title')}
      </h1>
      <p className={css.lead}>{t('compare.lead')}</p>
      <div className={css.actions}>
        <Link to={listLink} className={buttonClass({ size: 44 })}>
          <Icon icon={ArrowLeft} />
          {t('compare.back')}
        </Link>
        {columns.length > 0 ? (
          <>
            <Button size={44} onClick={() => window.print()}>
              <Icon icon={Printer} />
              {t('compare.print')}
            </Button>
            <Button size={44} onClick={() => void copyLink()}>
              <Icon icon={Link2} />
              {t('compare.copy')}
            </Button>
          </>
        ) : null}
      </div>
      <p className={css.printed}>{t('compare.printed', { operator: textIn(brand.name, language), date: todayText(language) })}</p>
      {gone.length > 0 && !loading ? (
        <Note tone="warn" className={css.unavailable}>
          {t('compare.goneText', { count: gone.length })}{' '}
          <button type="button" className={css.inline} onClick={() => remove(gone)}>
            {t('compare.goneAction')}
          </button>
        </Note>
      ) : null}
      {loading ? (
        <SkeletonGroup label={t('compare.loading')}>
          <Skeleton height="28rem" radius="card" />
        </SkeletonGroup>
      ) : failed.length > 0 ? (
        <LoadFailure onRetry={() => failed.forEach((query) => void query.refetch())} />
      ) : columns.length === 0 ? (
        <EmptyState
          title={t('compare.emptyTitle')}
          className={css.empty}
          action={
            <Link to={listLink} className={buttonClass({ variant: 'primary' })}>
              {t('compare.back')}
            </Link>
          }
        >
          {t('compare.emptyText')}
        </EmptyState>
      ) : (
        <>
          <CompareTable columns={columns} onRemove={(id) => remove([id])} />
          <p className={css.printed}>{t('compare.printedNote')}</p>
        </>
      )}
    </div>
  );
}
