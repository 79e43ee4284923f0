import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const pages = globSync('{*.md,docs/**/*.md,brand/*.md,tools/*/README.md}').map((file) => file.replaceAll('\\', '/'));
const textOf = (file: string) => readFileSync(file, 'utf8');
/** Without blocks and spans of code, in which brackets are no links. */
const prose = (file: string) =>
  textOf(file)
    .replaceAll(/^```[\s\S]*?^```/gm, '')
    .replaceAll(/`[^`\n]*`(?!\])/g, '');

/** The anchor of a heading, as GitHub makes it. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-');
const anchorsOf = (file: string) => [...textOf(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));

describe('the documentation', () => {
  it('is found', () => expect(pages.length).toBeGreaterThan(30));

  it.each(pages)('%s leads to files and headings that exist', (page) => {
    const targets = [...prose(page).matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g)].map(([, target = '']) => target);
    for (const target of targets) {
      const [path = '', anchor] = target.split('#');
      const file = path === '' ? page : join(dirname(page), path);
      expect(existsSync(file), target).toBe(true);
      if (anchor !== undefined && file.endsWith('.md')) expect(anchorsOf(file), target).toContain(anchor);
    }
  });

  it('names only scripts of package.json', () => {
    const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };
    const named = pages
      .filter((page) => page !== 'CHANGELOG.md')
      .flatMap((page) => [...textOf(page).matchAll(/npm run ([a-z][\w:-]*)/g)].map(([, name = '']) => `${page}: ${name}`));
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((entry) => scripts[entry.split(': ')[1] ?? ''] === undefined)).toEqual([]);
  });

  it('has a guide for each usual task', () => {
    expect(globSync('docs/how-to/*.md').length).toBeGreaterThan(8);
    const readme = pages
      .filter((page) => page !== 'CHANGELOG.md' && !page.startsWith('docs/how-to/'))
      .map(textOf)
      .join('\n');
    for (const guide of globSync('docs/how-to/*.md')) expect(readme, 'a page that leads to it').toContain(guide.replaceAll('\\', '/').replace('docs/', ''));
  });
});
