import { globSync, readFileSync } from 'node:fs';
import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import { handlers as business } from '../handlers/business.ts';
import { payloadFrom } from '../handlers/call-handler.ts';
import { handlers as phones } from '../handlers/phones.ts';
import { handlers as plans } from '../handlers/plans.ts';
import { handlers as roaming } from '../handlers/roaming.ts';
import { handlers as site } from '../handlers/site.ts';
import { businessActivitiesOf } from '../seed/business-activities.ts';
import { newsOf } from '../seed/news.ts';
import { phonesSeed } from '../seed/phones.ts';
import { planCategoriesSeed } from '../seed/plans.ts';
import { regionsSeed } from '../seed/roaming.ts';
import { bannersSeed } from '../seed/site-banners.ts';
import { pagesSeed } from '../seed/site-pages.ts';
import { sandboxOf } from '../state.ts';
import { pictureFile } from './files.ts';
import { drawnImage } from './index.ts';

const sandbox = sandboxOf('images');
const query = { pageNumber: 1, pageSize: 100 };
const positions = Object.keys(bannersSeed) as (keyof typeof bannersSeed)[];

/** Everything that the mock sends and that names images. */
const sent = await Promise.all([
  ...positions.map((position) => payloadFrom(site, 'banners', { sandbox, query: { position } })),
  ...planCategoriesSeed.map(({ id }) => payloadFrom(plans, 'planSections', { sandbox, path: { categoryId: id }, query })),
  ...businessActivitiesOf(new Date()).map(({ id }) => payloadFrom(business, 'businessActivity', { sandbox, path: { id } })),
  ...phonesSeed.map(({ id }) => payloadFrom(phones, 'phoneDetail', { sandbox, path: { id } })),
  ...regionsSeed.map(({ regionId }) => payloadFrom(roaming, 'roamingDestinations', { sandbox, path: { regionId } })),
  payloadFrom(roaming, 'roamQuestions', { sandbox }),
  pagesSeed,
  newsOf(new Date()),
]);
const examples = globSync('openapi/*/examples.yaml').map((file) => readFileSync(file, 'utf8'));
const urls = new Set([JSON.stringify(sent), ...examples].flatMap((text) => text.match(/\/mock-assets\/[\w/-]+\.svg(?:\?view=\w+)?/g) ?? []));

const imageAt = (url: string): string | undefined => {
  const { pathname, searchParams } = new URL(url, 'http://mock');
  return drawnImage(pathname, searchParams) ?? pictureFile(pathname);
};

describe('images', () => {
  it('are there for every URL that the mock or an example of the contract sends, and no file is left over', () => {
    expect([...urls].filter((url) => imageAt(url) === undefined)).toEqual([]);
    const files = globSync('**/*.svg', { cwd: 'mock-server/images/pictures' }).map((file) => `/mock-assets/${file.replaceAll('\\', '/')}`);
    expect(files.filter((file) => !urls.has(file))).toEqual([]);
  });

  it('are well-formed and complete: each id once, nothing referred to that is elsewhere', () => {
    for (const url of urls) {
      const svg = imageAt(url) ?? '';
      expect(() => new SaxesParser({ xmlns: true }).write(svg).close(), url).not.toThrow();
      const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      expect(new Set(ids).size, url).toBe(ids.length);
      const references = [...svg.matchAll(/(?:url\(#|href="#)([^)"]+)/g)].map(([, id]) => id);
      expect(ids, url).toEqual(expect.arrayContaining(references));
      expect(svg, url).not.toMatch(/NaN|undefined|<text|<script|https?:\/\/(?!www\.w3\.org)/);
    }
  });

  it('of banners follow the dark theme by themselves', () => {
    for (const url of [...urls].filter((each) => each.includes('/banners/'))) expect(imageAt(url), url).toContain('@media(prefers-color-scheme:dark)');
  });

  it.each(['phones/trio-purple-rings', 'phones/trio-azul', 'phones/trio-constructor-rings', 'banners/full-speed', 'logo'])('are nowhere else: %s', (name) =>
    expect(imageAt(`/mock-assets/${name}.svg`)).toBeUndefined(),
  );
});
