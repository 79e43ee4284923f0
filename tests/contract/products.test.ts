import { describe, expect, it } from 'vitest';
import { catalogue, content, hosts, identity, money, prices } from '#operator';
import { shops } from '#shops';
import { brandName, operators } from '../../brand/name.ts';
import type { Brand, Shop } from '../../brand/types.ts';
import { type CompleteLanguage, completeLanguages as codes } from '../../openapi/languages.ts';
import { amountIn, amountsIn, differences, everything, read, stringsIn } from './products-said.ts';

/** What the operator sells, as its server says it: on every page the same. For each operator (vitest.config.ts). */

const [cn, en] = await Promise.all([everything('cn'), everything('en')]);
const both = { cn, en };
const textsOf = (language: CompleteLanguage): string[] => stringsIn(both[language]);
const allTexts = codes.flatMap(textsOf);

type PlanCard = (typeof cn.plans)[number]['cards'][number];
const feeOf = ({ cardsubtitleMap }: PlanCard): number => amountIn(cardsubtitleMap[0]?.top);
const devicePrice = ({ cardinfoMap }: PlanCard): number => amountIn(cardinfoMap.find(({ left }) => /^(?:機價|Device price)$/.test(left))?.right);
const factsOf = ({ cardsubtitleMap, cardinfoMap }: PlanCard): string[] => [
  ...cardsubtitleMap.slice(1).map(({ top, bottom }) => `${top} ${bottom}`),
  ...cardinfoMap.map(({ left, right }) => `${left} ${right}`),
];

describe.each(codes)('what the server says in %s', (language) => {
  const said = both[language];
  const planOf = (id: string) => said.plans.find(({ chip }) => chip.id === id);
  const waysOf = (id: string): readonly PlanCard[] => planOf(id)?.cards ?? [];
  const nameOf = (id: string) => waysOf(id)[0]?.cardtitleMap.top ?? id;
  const homeOf = (id: string) => said.homePlans.find((card) => card.id === id);

  /** Every phone with a plan, from the phones' pages. */
  const onPhones = said.phones.flatMap(({ row, mobileCapacityplan }) =>
    mobileCapacityplan.flatMap(({ mobilePlans }, at) =>
      mobilePlans.map(({ link, months, cardsubtitleMap: [fee, price] }) => ({
        id: /(\d+)$/.exec(link)?.[1] ?? '',
        phone: row.id,
        capacity: at + 1,
        months,
        fee: amountIn(fee?.top),
        price: amountIn(price?.bottom),
      })),
    ),
  );

  /** A fee that stands alone is that of the cheapest way. */
  const expectLowest = (id: string, fee: number, where: string) => expect(fee, `${where}: ${nameOf(id)}`).toBe(Math.min(...waysOf(id).map(feeOf)));

  it('I19: a phone with a plan costs the same on both pages, on a contract that the plan has', () => {
    for (const offer of onPhones) {
      const ways = waysOf(offer.id).filter(({ months }) => months === offer.months);
      expect(ways.map(feeOf), `${nameOf(offer.id)} has no such way: ${JSON.stringify(offer)}`).toContain(offer.fee);
    }
    const onPlans = said.plans.flatMap(({ chip: { id }, cards }) => cards.filter(({ phone }) => phone !== undefined).map((card) => ({ id, card })));
    expect(onPlans.length).toBeGreaterThan(3);
    for (const { id, card } of onPlans) {
      const offers = onPhones.filter(({ id: plan, phone, capacity }) => plan === id && phone === card.phone && capacity === card.capacity);
      expect(offers, `${card.device} with ${nameOf(id)}`).toMatchObject([{ months: card.months, price: devicePrice(card), fee: feeOf(card) }]);
      expect(Number(card.total), `${card.device} with ${nameOf(id)}`).toBeLessThanOrEqual((card.months ?? 0) * feeOf(card) + devicePrice(card));
      expect(card.device).toContain(said.list.find((phone) => phone.id === card.phone)?.name);
    }
  });

  it('I20: a fee that stands alone is that of a way of its plan, and none costs less', async () => {
    for (const { chip } of said.plans) expectLowest(chip.id, Number(chip.monthplan), 'section');
    for (const { id, cardtitleMap, cardsubtitleMap } of said.homePlans) {
      expectLowest(id, amountIn(cardsubtitleMap[0]?.top), 'home');
      const terms = waysOf(id).filter((card) => feeOf(card) === amountIn(cardsubtitleMap[0]?.top));
      const { bottom } = cardtitleMap;
      const named = terms.filter(({ months }) => months === 0 || bottom.includes(` ${months} `) || bottom.includes(`${months}-`));
      expect(named, id).not.toEqual([]);
    }
    for (const { row, mobileCapacityplan } of said.phones) {
      const suggested = mobileCapacityplan.flatMap(({ mobilePlans }) => mobilePlans).filter(({ tjtype }) => tjtype === 1);
      const fees = suggested.map(({ cardsubtitleMap }) => cardsubtitleMap[0]?.top);
      expect(fees, row.name).toContain(row.titleleftMap.bottom);
    }
    for (const { chip } of said.plans) {
      const { rows } = (await read('searchResults', language, { keyword: nameOf(chip.id), page: 1 })).pages;
      expectLowest(chip.id, amountIn(rows.find(({ jumpurl }) => jumpurl === `/sharePlan/${chip.id}`)?.figure), 'search');
    }
    const banners = said.banners.filter(({ href }) => href?.startsWith('/sharePlan/'));
    expect(banners.length).toBeGreaterThan(0);
    for (const { href = '', offer, text = '' } of banners) {
      const id = href.replace('/sharePlan/', '');
      expectLowest(id, Number(offer?.price), 'banner');
      for (const fact of [money.sign + offer?.price, `${planOf(id)?.chip.datagb} GB`, String(waysOf(id)[0]?.months)]) expect(text).toContain(fact);
    }
    const { rows } = (await read('searchResults', language, { keyword: { cn: '月費計劃', en: 'Monthly plans' }[language], page: 1 })).pages;
    const [first] = said.sections;
    const lowest = Math.min(...(first?.apiPlanSectionDataVO ?? []).map(({ monthplan }) => Number(monthplan)));
    expect(amountIn(rows.find(({ jumpurl }) => jumpurl === '/powerPlan')?.figure)).toBe(lowest);
  });

  it('I21: what a section or its terms say of all its plans is true of each', () => {
    for (const { title, subtitle, explan, apiPlanSectionDataVO } of said.sections) {
      const text = `${subtitle} ${explan}`;
      for (const { id } of apiPlanSectionDataVO) {
        const of = `${title}, ${nameOf(id)}`;
        const info = planOf(id)?.planSectionInfoTitleVO;
        const facts = [...new Set(waysOf(id).flatMap(factsOf))];
        const months = waysOf(id).map((card) => card.months);
        for (const [, a, b] of text.matchAll(/合約期 (\d+) 個月|(\d+)(?: 個月合約|-month contract)/g)) expect(months, of).toContain(Number(a ?? b));
        if (/可選擇合約期|長短合約任擇|choice of contract|short or a long contract/.test(text)) expect(new Set(months).size, of).toBeGreaterThan(1);
        if (/本地通話無限分鐘|unlimited local calls/i.test(text))
          expect(facts, of).toContain({ cn: '本地通話 無限分鐘', en: 'Local calls Unlimited' }[language]);
        if (/不設通話|no calls|without calls/i.test(text)) expect(facts.join(), of).not.toMatch(/本地通話|Local calls/);
        if (/學生證|student card/.test(text)) expect(info?.needs?.join(), of).toMatch(/學生證|student card/);
        const [ages] = subtitle.match(/\d+ 歲或以上|\d+ 至 \d+ 歲|\d+ 歲或以下|aged .*\d+.*/i) ?? [];
        const home = homeOf(id);
        if (ages !== undefined && home !== undefined) expect(home.cardtitleMap.bottom, of).toContain(ages);
        // One speed after the data, on the card and in the terms.
        const onCard = `${info?.subtitle} ${home?.cardremakeArr?.join(' ')}`.match(/(?<=用畢後以 |local data at )\d+ [kM]bps/g) ?? [];
        const inTerms = info?.calusecontent.match(/(?<=用畢後，以 |stay online at )\d+ [kM]bps/g) ?? [];
        if (inTerms.length > 0) expect(new Set([...onCard, ...inTerms]).size, `${of}: ${[...onCard, ...inTerms]}`).toBe(1);
        // Minutes beyond those of the plan cost something where there is a number of them.
        const hasMinutes = facts.some((fact) => /^(?:本地通話|Local calls) \d/.test(fact));
        expect(/超出計劃分鐘|beyond the minutes/.test(info?.calusecontent ?? ''), of).toBe(hasMinutes);
      }
    }
    const [, , , idd060] = said.others;
    for (const { country, charge, chargeCust, chargeDis } of idd060.filter((row) => /^\d/.test(row.charge)))
      expect(Number(charge) >= Number(chargeCust) && Number(chargeCust) >= Number(chargeDis), country).toBe(true);
  });

  it('I22: what is sold out has no offer, is not advertised and comes last; a price that is named is right', () => {
    const gone = said.list.filter(({ instock }) => instock === 0);
    expect(gone.length).toBeGreaterThan(0);
    expect(said.list.slice(-gone.length)).toEqual(gone);
    const adverts = [...said.banners, ...said.news.filter((item) => /現貨|in stock/i.test(item.name))].flatMap(stringsIn).join('\n');
    const special = said.special.map((row) => row.id);
    for (const { id, name } of gone) {
      expect(special, name).not.toContain(id);
      expect(adverts).not.toMatch(new RegExp(String.raw`${name}(?! ?\w)`));
    }
    for (const { row, subtitle = '', mobileCapacityplan } of said.phones) {
      if (/現貨|in stock/i.test(subtitle)) expect(row.instock, row.name).toBe(1);
      if (/under /.test(subtitle)) expect(amountIn(mobileCapacityplan[0]?.price), row.name).toBeLessThan(amountIn(subtitle));
    }
    // Beside the name of a plan stand its fees and its prices of phones.
    const sentences = [
      ...said.banners.map(({ text = '' }) => text),
      ...said.phones.flatMap(({ subtitle = '', mobileCapacityplan }) => [
        subtitle,
        ...mobileCapacityplan.flatMap(({ mobilePlans }) => mobilePlans.flatMap(({ cardremakeArr = [] }) => cardremakeArr)),
      ]),
    ];
    const named = said.plans.map(({ chip: { id } }) => id).flatMap((id) => sentences.filter((text) => text.includes(nameOf(id))).map((text) => ({ id, text })));
    expect(named.length).toBeGreaterThan(2);
    for (const { id, text } of named) {
      const right = [...waysOf(id).map(feeOf), ...onPhones.filter((offer) => offer.id === id).map(({ price }) => price)];
      for (const amount of amountsIn(text)) expect(right, text).toContain(amount);
    }
  });

  it('I23: a roaming plan costs the same everywhere, and is valid where its name and its places say; elsewhere a day has a limit', async () => {
    const caps = new Set<number>();
    for (const { name, offers = [], data } of said.destinations) {
      const pass = offers.find(({ days }) => days === 1);
      for (const { dayCap = '' } of data.filter((row) => /^\d/.test(row.dayCap ?? ''))) {
        if (pass === undefined) caps.add(Number(dayCap));
        else expect(Number(dayCap), name).toBe(Number(pass.price));
      }
    }
    expect(caps.size).toBe(1);
    for (const { title, content: html } of said.pages.filter((page) => /每日最多|for data in one day/.test(page.content)))
      for (const cap of caps) expect(html, title).toContain(money.sign + cap);
    for (const { id, cardtitleMap, price, days, use } of said.roamPlans) {
      const covered = said.destinations.filter(({ offers = [] }) => offers.some((offer) => offer.id === id));
      const offered = covered.flatMap(({ name: place, offers = [] }) => offers.filter((offer) => offer.id === id).map((offer) => ({ place, ...offer })));
      for (const offer of offered) expect(offer, offer.place).toMatchObject({ name: cardtitleMap.top, price, days });
      if (use === 'calls') continue;
      const { bottom } = cardtitleMap;
      const claim = `${cardtitleMap.top} ${bottom}`.replace(/東南亞|Southeast Asia/g, '');
      const [, except = ''] = /[（(](?:except )?(.+?)(?:除外)?[)）]/.exec(bottom) ?? [];
      const isNamed = ({ name, region }: (typeof said.destinations)[number]) => name !== except && (claim.includes(name) || claim.includes(region.name));
      for (const place of said.destinations.filter(isNamed)) expect(covered, `${claim} in ${place.name}`).toContain(place);
      expect(covered.map(({ name }) => name)).not.toContain(except);
      const [, count, more] = /(\d+) (?:國|countries)|(\d+) more countries/.exec(bottom) ?? [];
      const listed = said.destinations.filter(({ name }) => bottom.includes(name)).length;
      if (more !== undefined) expect(covered.length, bottom).toBe(listed + Number(more));
      if (count !== undefined) expect(covered.length, bottom).toBe(bottom.includes('等') ? Number(count) : listed + Number(count));
      if (/世界|全球|world|global/i.test(claim)) expect(covered.length, claim).toBe(said.destinations.length);
    }
    const passes = said.roamPlans.filter(({ days }) => days === 1).map(({ price }) => Number(price));
    const { rows } = (await read('searchResults', language, { keyword: { cn: '漫遊收費', en: 'Roaming charges' }[language], page: 1 })).pages;
    const range = rows.find(({ jumpurl }) => jumpurl === '/idd/roamingcharge')?.figure?.match(/\d+/g);
    expect(range?.map(Number)).toEqual([Math.min(...passes), Math.max(...passes, ...caps)]);
    // A day pass starts at the first connection and ends with the day, on every page.
    const starts = textsOf(language).flatMap((text) => text.match(/[^。.>]*(?:自動開始|starts by itself)[^。.<]*/g) ?? []);
    expect(starts.length).toBeGreaterThan(5);
    for (const text of starts) expect(text).toMatch(/上網|go(?:es)? online|自動開始日費/);
    for (const text of starts.filter((start) => /為止|ends at/.test(start))) expect(text).toContain('23:59');
  });
});

/** The numbers that texts say in these words; each fact is one of the operator or of the law. */
const FACTS: Readonly<Record<string, RegExp>> = {
  'days before a service ends': /(?:終止服務，須提前 |Give us )(\d+)(?: 天通知| days’ notice to end)|(\d+)(?: 天前通知即可終止| days’ notice, or pay)/g,
  'days to pay': /(?:發單日後 )(\d+)(?: 天內須?繳)|due (\d+) days after/g,
  'days to complain': /(?:發單日後 )(\d+)(?: 天內提出)|within (\d+) days of the bill date/g,
  'interest a month': /(?:每月收取 )(\d+)%|interest at (\d+)% a month/g,
  'age of a customer': /年滿 (\d+) 歲|must be (\d+) or over|aged (18) or over/g,
  destinations: /在 (\d+) 個目的地|Roaming in (\d+) destinations/g,
};

describe('I24: the operator’s own', () => {
  it.each([
    ['music streaming', /音樂串流服務月費|音樂串流服務，月費|Music streaming for|登記音樂串流|music streaming with your/, prices.musicPerMonth],
    ['a copy of a bill', /補發.*每份|補發紙本帳單|[Cc]opy of a (?:paper )?bill/, prices.reissue],
    ['a message in Macau (SMS-18)', /本地短訊|本地每則|>本地號碼|Local SMS|local (?:message|part)\b|>Local number/, 0.25],
    ['a day in Japan and South Korea', /日韓(?:漫遊)?日費|Japan and South Korea(?: Day Pass|, MOP| for MOP| now MOP)/, catalogue.dayPass.japanKorea],
  ])('price of %s is one on every page', (_, words, price) => {
    const lines = allTexts.flatMap((text) => text.split(/<\/(?:tr|li|p|h\d)>|\n/)).filter((line) => words.test(line) && amountsIn(line).length > 0);
    expect(lines.length).toBeGreaterThan(2);
    expect([...new Set(lines.map(amountIn))]).toEqual([price]);
  });

  it('prepaid cards, hosts and shops are those of its folder', () => {
    const { first, second, third } = prices.prepaidOfferCards;
    for (const { pages } of [cn, en])
      expect(pages.some(({ content: html }) => [first, second, third].every((card) => html.includes(money.sign + card)))).toBe(true);
    const own = [
      ...Object.values(hosts).flatMap((host) => host.split(' ')),
      ...['shop', 'business', 'app', 'www'].map((name) => `https://${name}.${content.domain}`),
    ];
    const known = new Set(own.map((host) => (host.startsWith('https:') ? new URL(host).host : host)));
    const linked = allTexts.flatMap((text) => [...text.matchAll(/https?:\/\/([\w.-]+)/g)].map(([, host = '']) => host));
    expect(linked.length).toBeGreaterThan(50);
    expect([...new Set(linked)].filter((host) => !known.has(host))).toEqual([]);
    for (const language of codes) {
      const page = both[language].pages.find((each) => each.shops !== undefined);
      const listed = shops.map(({ id, name, address, opens, closes }) => ({
        name: name[language],
        address: address[language],
        opens,
        closes,
        map: `${hosts.shopMap}/${id}`,
      }));
      expect(page?.shops).toMatchObject(listed);
      // The shops that news and events speak of, and their hours.
      const news = both[language].news.find(({ content: html }) => html.includes('10月2日') || html.includes('2 October'))?.content ?? '';
      const rows = [...news.matchAll(/<tr><td>(.*?)<\/td><td>(.*?)<\/td><td>(.*?)<\/td><\/tr>/g)];
      expect(rows.map(([, name]) => name)).toEqual(listed.map(({ name }) => name));
      expect(rows.filter(([, , , hours], at) => hours === `${listed[at]?.opens}–${listed[at]?.closes}`).length).toBeGreaterThan(1);
      const places = both[language].activities.filter(({ place = '' }) => /店|\bshop\b/.test(place));
      expect(places.length).toBeGreaterThan(1);
      expect(places.filter(({ place = '' }) => !listed.some(({ name }) => place.includes(name)))).toEqual([]);
    }
  });

  it.each(operators.filter((name) => name !== brandName))('has nothing of %s', async (name) => {
    const other = { ...(await import(`../../brand/${name}/index.ts`)), ...(await import(`../../brand/${name}/shops.ts`)) } as Brand & {
      shops: readonly Shop[];
    };
    const theirs = [
      ...Object.values(other.identity.name),
      ...Object.values(other.identity.company),
      other.content.domain,
      ...Object.values(other.content.slogan),
      ...other.shops.flatMap((shop) => [...Object.values(shop.name), ...Object.values(shop.address)]),
      ...other.catalogue.sections.flatMap(({ plans }) => plans.flatMap((plan) => Object.values(plan.name))),
      ...(other.money.sign === money.sign ? [] : [other.money.sign, ...Object.values(other.money.name)]),
    ];
    const all = allTexts.join('\n');
    expect(theirs.filter((fact) => all.includes(fact))).toEqual([]);
    expect(all).toContain(identity.hotline);
    expect(all).not.toMatch(new RegExp(String.raw`(?<![\w.-])${other.identity.hotline}(?![\w.-])`));
  });
});

describe('I25: facts of the company have one source', () => {
  it.each(Object.entries(FACTS))('%s', (_, words) => {
    const stated = allTexts.flatMap((text) => [...text.matchAll(words)].map((match) => match.slice(1).find((figure) => figure !== undefined)));
    expect(stated.length).toBeGreaterThan(1);
    expect([...new Set(stated)]).toHaveLength(1);
  });

  // The contract is nobody's: its figures are those of the first operator.
  it.runIf(brandName === operators[0])('the contract’s examples say what the server says', async () => {
    expect(await differences()).toEqual([]);
  });
});
