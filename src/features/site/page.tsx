import { keepPreviousData, type QueryClient } from '@tanstack/react-query';
import { MessageCircle } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router-dom';
import { ApiError } from '@/api/errors';
import { getJumpRoutesQueryOptions, getPageTemplateQueryOptions, usePageTemplate } from '@/api/generated/site';
import { brand, externalUrls } from '@/brand/brand';
import { ExternalLink } from '@/components/links';
import { PageHead } from '@/components/page-head';
import { PageMeta } from '@/components/page-meta';
import { awaitedRead, LoadFailure, LoadingSkeleton } from '@/components/query-state';
import { redirectTo } from '@/components/redirect-to';
import { loadSanitizer, SafeHtml } from '@/components/safe-html';
import { type InlinePiece, parseInline } from '@/lib/inline-html';
import { paths } from '@/lib/paths';
import { buttonClass } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { Section } from '@/ui/section';
import { Skeleton } from '@/ui/skeleton';
import { VisuallyHidden } from '@/ui/visually-hidden';
import { JobCards, ShopCards } from './cards.tsx';
import css from './page.module.css';

/** Template of the page; undefined when the list of pages failed to load. */
type ServerPageData = { templatePath: string | undefined };

/** Path without trailing slashes, as the server lists it. */
const trimTrailingSlashes = (pathname: string) => pathname.replace(/\/+$/, '') || '/';

/** A path in the server's list of pages is shown (ROUTE-08), any other redirects to /404 (ROUTE-09). If the list fails to load, the page offers a retry. */
export async function loader(queryClient: QueryClient, { request }: LoaderFunctionArgs): Promise<ServerPageData | Response> {
  const { pathname } = new URL(request.url);
  void loadSanitizer().catch(() => {});
  const routes = await queryClient.ensureQueryData(getJumpRoutesQueryOptions(awaitedRead)).catch(() => undefined);
  if (routes === undefined) return { templatePath: undefined };
  const templatePath = routes.find(({ jumpUrl }) => trimTrailingSlashes(jumpUrl) === trimTrailingSlashes(pathname))?.templatePath;
  if (templatePath === undefined) return redirectTo(paths.notFound, request);
  try {
    await queryClient.ensureQueryData(getPageTemplateQueryOptions({ templatePath }, awaitedRead));
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'notFound') return redirectTo(paths.notFound, request);
    // The page shows the error and offers a retry.
  }
  return { templatePath };
}

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
      <LoadingSkeleton className={`wrap pageTop ${css.waiting}`}>
        <Skeleton width="16rem" height="2.5rem" />
        <Skeleton count={2} />
      </LoadingSkeleton>
    );
  }
  const headings = headingsOf(data.content);
  return (
    <article className="wrap pageTop">
      <PageMeta title={data.title} />
      <PageHead title={data.title} />
      {data.shops?.length ? <ShopCards shops={data.shops} /> : null}
      {data.jobs?.length ? <JobCards jobs={data.jobs} /> : null}
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

/** Prefix of the ids of headings, which the sanitizer numbers from 1. */
const PART = 'part';

/** Moves the focus to a heading without a fragment in the URL. */
function jump(event: MouseEvent<HTMLAnchorElement>): void {
  const heading = document.getElementById(event.currentTarget.hash.slice(1));
  if (heading === null) return;
  event.preventDefault();
  heading.tabIndex = -1;
  heading.focus();
}

/** Table of contents of a long page. */
function PageContents({ headings }: { headings: readonly string[] }) {
  const { t } = useTranslation('pages');
  return (
    <nav aria-label={t('contents')} className={`${css.contents} noPrint`}>
      <p className={css.contentsTitle}>{t('contents')}</p>
      <ol className={css.contentsList}>
        {headings.map((heading, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the number is the heading's place
          <li key={at}>
            <a href={`#${PART}-${at + 1}`} onClick={jump}>
              {heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

const HEADING = /<h[12](?:\s[^>]*)?>([\s\S]*?)<\/h[12]\s*>/gi;

const textOf = (pieces: readonly InlinePiece[]): string =>
  pieces.map((piece) => (typeof piece === 'string' ? piece : piece.tag === 'br' ? ' ' : textOf(piece.children))).join('');

/** Texts of the page's headings of the second level, as the sanitizer counts them (h1 becomes h2). */
export const headingsOf = (html: string): string[] => [...html.matchAll(HEADING)].map(([, content = '']) => textOf(parseInline(content)).trim());
