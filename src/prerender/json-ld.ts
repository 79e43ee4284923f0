import { hashKey, type QueryKey } from '@tanstack/react-query';
import { shops } from '#shops';
import { getPhoneDetailQueryKey, type PhoneDetailQueryResult } from '@/api/generated/phones';
import { getPlanDetailQueryKey, type PlanDetailQueryResult } from '@/api/generated/plans';
import { brand, externalUrls, money } from '@/brand/brand';
import { readPrice } from '@/lib/money';
import { listPathOf, paths } from '@/lib/paths';
import type { Language } from '@/session/language';
import { languageOf, textIn } from '../../openapi/languages.ts';

type Node = Record<string, unknown>;

interface Page {
  path: string;
  language: Language;
  /** Name of the page, without the operator's. */
  name: string;
  queries: readonly [key: QueryKey, data: unknown][];
  /** Public origin of the site. */
  site: string;
}

const query = (language: Language) => `?lang=${languageOf(language).address}`;

function organisation({ site, language }: Page): Node {
  return {
    '@type': 'Organization',
    '@id': `${site}/#organization`,
    name: textIn(brand.name, language),
    legalName: textIn(brand.company, language),
    url: site + paths.home + query(language),
    logo: `${site}/favicon.svg`,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: brand.hotline,
      areaServed: 'MO',
      availableLanguage: brand.hotlineLanguages.map(({ lang }) => lang),
    },
  };
}

function stores({ site, language }: Page): Node[] {
  return shops.map(({ id, name, address, opens, closes }) => ({
    '@type': 'MobilePhoneStore',
    '@id': `${site}/#shop-${id}`,
    name: `${textIn(brand.name, language)} ${textIn(name, language)}`,
    parentOrganization: { '@id': `${site}/#organization` },
    address: {
      '@type': 'PostalAddress',
      streetAddress: textIn(address, language),
      addressLocality: textIn({ cn: '澳門', en: 'Macao' }, language),
      addressCountry: 'MO',
    },
    openingHours: `Mo-Su ${opens}-${closes}`,
    telephone: brand.hotline,
    url: `${externalUrls.mainSite}/care/shopsncentres`,
  }));
}

/** A price as `8380` or `168.50`. */
function figure(text: string): string | undefined {
  const price = readPrice(text);
  return price && price.amount.replaceAll(',', '') + (price.cents === undefined ? '' : `.${price.cents}`);
}

const offer = (site: string, path: string, name: string, price: string): Node => ({
  '@type': 'Offer',
  name,
  price,
  priceCurrency: money.code,
  url: site + path,
  seller: { '@id': `${site}/#organization` },
});

/** With the price of each capacity that is sold without a plan. */
function phone({ site, path }: Page, { name, brandName, subtitle, colors, mobileCapacityplan }: PhoneDetailQueryResult): Node | undefined {
  const offers = mobileCapacityplan.flatMap(({ capacityname, price = '' }) => {
    const amount = figure(price) ?? (/^\d+(?:\.\d+)?$/.test(price) ? price : undefined);
    return amount === undefined ? [] : [offer(site, path, capacityname, amount)];
  });
  // Search engines report a product without a price as an error.
  if (offers.length === 0) return undefined;
  const images = colors.map(({ img }) => new URL(img, site).href);
  return {
    '@type': 'Product',
    name,
    brand: { '@type': 'Brand', name: brandName },
    ...(subtitle && { description: subtitle }),
    ...(images.length > 0 && { image: images }),
    offers,
  };
}

/** With the price of each contract option. */
function plan({ site, path, name }: Page, { cards, planSectionInfoTitleVO }: PlanDetailQueryResult): Node | undefined {
  const offers = cards.flatMap(({ cardtitleMap, cardsubtitleMap }) => {
    const amount = cardsubtitleMap.flatMap(({ top, bottom }) => [figure(top), figure(bottom)]).find((found) => found !== undefined);
    return amount === undefined ? [] : [offer(site, path, `${cardtitleMap.top} ${cardtitleMap.bottom}`.trim(), amount)];
  });
  if (offers.length === 0) return undefined;
  return { '@type': 'Product', name, description: planSectionInfoTitleVO.subtitle, brand: { '@id': `${site}/#organization` }, offers };
}

/** Home, the parent list if any, and the page. */
function trail({ site, path, name, language }: Page, lists: Readonly<Record<string, string>>): Node {
  const parent = listPathOf(path);
  const list = parent === undefined ? undefined : lists[parent];
  const steps = [
    { name: textIn(brand.name, language), to: paths.home },
    ...(parent === undefined || list === undefined ? [] : [{ name: list, to: parent }]),
    { name, to: path },
  ];
  const itemListElement = steps.map((step, at) => ({ '@type': 'ListItem', position: at + 1, name: step.name, item: site + step.to + query(language) }));
  return { '@type': 'BreadcrumbList', itemListElement };
}

/**
 * JSON-LD of a page: the operator and its shops on the home page, breadcrumbs on all others, phones and plans with prices. It contains only
 * what the page shows; `lists` are the names of the pages that are rendered already, by path.
 */
export function jsonLd(page: Page, lists: Readonly<Record<string, string>>): Node {
  const id = decodeURIComponent(page.path.slice(page.path.lastIndexOf('/') + 1));
  const read = <T>(wanted: readonly unknown[]) => page.queries.find(([key]) => hashKey(key) === hashKey(wanted))?.[1] as T | undefined;
  const handset = page.path.startsWith('/productDetails/') ? read<PhoneDetailQueryResult>(getPhoneDetailQueryKey(id)) : undefined;
  const offered = page.path.startsWith('/sharePlan/') ? read<PlanDetailQueryResult>(getPlanDetailQueryKey(id)) : undefined;
  const nodes = [
    ...(page.path === paths.home ? [organisation(page), ...stores(page)] : [trail(page, lists)]),
    handset && phone(page, handset),
    offered && plan(page, offered),
  ].filter((node) => node !== undefined);
  return { '@context': 'https://schema.org', '@graph': nodes };
}
