import { endingOf, languages } from '../../../../openapi/languages.ts';
import type { BuildFacts } from './build-facts.ts';
import { filesBelow } from './compress.ts';

/** Files of pages that no address has: the shell, and the page of addresses that do not exist. */
const NO_PAGES = ['app', '404'];

const pageEnding = new RegExp(`(?:${languages.map(({ code }) => endingOf(code).replace('.', '\\.')).join('|')})\\.html$`);

const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`;

/** nginx's regular expression for a route pattern. */
function expressionOf(pattern: string): string {
  const segments = pattern.split('/').map((segment) => (segment.startsWith(':') ? '[^/]+' : segment.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')));
  return quoted(`~*^${segments.join('/')}$`);
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * The lines of nginx's `map` that tell whether the site has a page at a path: those with a file, and those that the build names. A build that
 * has not looked up the backend's content cannot know it; then every path but `/404` may have a page. nginx compares without case, as the site's router does.
 */
export async function knownPages(site: string, facts: BuildFacts | undefined): Promise<string> {
  if (facts?.complete !== true) return 'default 1; "/404" "";';
  const files = (await filesBelow(site)).filter((file) => file.endsWith('.html') && !file.startsWith('.'));
  const names = files.map((file) => file.replace(pageEnding, '')).filter((name) => !NO_PAGES.includes(name));
  const plain = facts.routes.filter((route) => !route.includes('/:'));
  const paths = new Set([...names.map((name) => `/${name}`), ...plain].map((path) => decoded(path).toLowerCase()));
  const patterns = facts.routes.filter((route) => route.includes('/:')).map(expressionOf);
  return ['default "";', ...[...paths].sort().map((path) => `${quoted(path)} 1;`), ...patterns.map((pattern) => `${pattern} 1;`)].join('\n    ');
}
