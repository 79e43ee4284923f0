import { keepPreviousData } from '@tanstack/react-query';
import { MessageCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useRevalidator } from 'react-router-dom';
import { usePageTemplate } from '@/api/generated/site';
import { brand, externalUrls } from '@/brand/brand';
import { ExternalLink } from '@/components/links';
import { PageHead } from '@/components/page-head';
import { PageMeta } from '@/components/page-meta';
import { awaitedRead, LoadFailure } from '@/components/query-state';
import { SafeHtml } from '@/components/safe-html';
import { buttonClass } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { Section } from '@/ui/section';
import { Skeleton, SkeletonGroup } from '@/ui/skeleton';
import { VisuallyHidden } from '@/ui/visually-hidden';
import { headingsOf } from './headings.ts';
import { JobCards } from './job-cards.tsx';
import type { ServerPageData } from './loader.ts';
import css from './page.module.css';
import { PART, PageContents } from './page-contents.tsx';
import { ShopCards } from './shop-cards.tsx';

export { loader } from './loader.ts';

/** Headings from which a page has a table of contents. */
const LONG = 5;

/** Page with HTML from the server (ROUTE-08). */
export function Component() {
  const { templatePath } = useLoaderData<ServerPageData>();
  const { revalidate, state } = useRevalidator();
  // The key remounts the content when the template changes, so that no page shows the previous one.
  if (templatePath !== undefined) return <Content key={templatePath} templatePath={templatePath} />;
  return <LoadError busy={state === 'loading'} onRetry={() => void revalidate()} />;
}

function Content({ templatePath }: { templatePath: string }) {
  const { t } = useTranslation();
  // After a language switch the previous content stays until the new content arrives.
  const { data, isError, isFetching, refetch } = usePageTemplate(
    { templatePath },
    { ...awaitedRead, query: { ...awaitedRead.query, placeholderData: keepPreviousData } },
  );
  if (isError) return <LoadError busy={isFetching} onRetry={() => void refetch()} />;
  if (data === undefined) {
    return (
      <SkeletonGroup label={t('loading')} className={`wrap pageTop ${css.waiting}`}>
        <Skeleton width="16rem" height="2.5rem" />
        <Skeleton />
        <Skeleton width="80%" />
      </SkeletonGroup>
    );
  }
  const headings = headingsOf(data.content);
  return (
    <article className="wrap pageTop">
      <PageMeta title={data.title} />
      <PageHead title={data.title} />
      {data.shops === undefined || data.shops.length === 0 ? null : <ShopCards shops={data.shops} />}
      {data.jobs === undefined || data.jobs.length === 0 ? null : <JobCards jobs={data.jobs} />}
      <div className={css.columns}>
        <div>
          {headings.length < LONG ? null : <PageContents headings={headings} />}
          <SafeHtml html={data.content} anchor={PART} />
        </div>
        <Section as="aside" title={t('needHelp')} className={css.help}>
          <p className={css.hotline}>
            {t('hotline.name')}
            <a href={`tel:${brand.hotline}`} className={css.number}>
              {brand.hotline}
            </a>
          </p>
          <ExternalLink href={externalUrls.chat} className={buttonClass({ wide: true, size: 44 })}>
            <Icon icon={MessageCircle} />
            {t('chat')}
          </ExternalLink>
        </Section>
      </div>
    </article>
  );
}

function LoadError({ busy, onRetry }: { busy: boolean; onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <div className="wrap pageTop">
      <PageMeta title={t('failure.panelTitle')} hidden />
      <VisuallyHidden as="h1">{t('failure.panelTitle')}</VisuallyHidden>
      <LoadFailure busy={busy} onRetry={onRetry} />
    </div>
  );
}
