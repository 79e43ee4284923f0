import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { billOf } from '../../mock-server/ledger/ledger.ts';
import { billDates } from '../../mock-server/ledger/periods.ts';
import type { BillLine } from '../../mock-server/ledger/rater.ts';
import { type Persona, personas } from '../../mock-server/personas.ts';
import { businessCategoriesSeed } from '../../mock-server/seed/business.ts';
import { factsOf } from '../../mock-server/seed/customers.ts';
import { idd00Seed } from '../../mock-server/seed/idd.ts';
import { newsOf } from '../../mock-server/seed/news.ts';
import { plansSeed as plans } from '../../mock-server/seed/plans.ts';
import { planTerms } from '../../mock-server/seed/plans-terms.ts';
import { prices as seedPrices } from '../../mock-server/seed/prices.ts';
import { roamPlansSeed } from '../../mock-server/seed/roaming-finder.ts';
import { routesSeed } from '../../mock-server/seed/search-routes.ts';
import { bannersSeed } from '../../mock-server/seed/site-banners.ts';
import { pagesSeed } from '../../mock-server/seed/site-pages.ts';
import { usageDetailText } from '../../mock-server/seed/usage.ts';
import { sandboxOf } from '../../mock-server/state.ts';
import { prices as sitePrices } from '../../src/brand/brand.ts';
import { AVOS } from '../../src/features/sms/charges.ts';

const NOW = new Date('2026-11-20T06:00:00Z');
const languages = ['cn', 'en'] as const;
const customers = personas.filter(({ kind }) => kind === 'POSTPAID');
const billsOf = (persona: Persona) => billDates(NOW).map((date) => billOf(sandboxOf('prices'), persona, date));
const linesOf = (persona: Persona): BillLine[] => billsOf(persona).flatMap(({ lines }) => lines);
const allLines = customers.flatMap(linesOf);

/** Strings anywhere in a value. */
function stringsIn(node: unknown): string[] {
  if (typeof node === 'string') return [node];
  return typeof node === 'object' && node !== null ? Object.values(node).flatMap(stringsIn) : [];
}

/** Rows, items and paragraphs of HTML, or lines of text. */
const linesIn = (text: string): string[] =>
  text
    .split(/<\/(?:tr|li|p|h\d|caption)>|\n/)
    .map((line) => line.replace(/<[^>]*>/g, ' ').trim())
    .filter((line) => line !== '');

/** Everything that customers read in the mock and in the contract's examples, line by line. */
const lines = [
  ...[pagesSeed, businessCategoriesSeed, newsOf(NOW), bannersSeed, routesSeed, roamPlansSeed, plans].flatMap(stringsIn),
  ...languages.flatMap((language) => plans.flatMap((plan) => [planTerms('voice', language, plan), planTerms('data', language, plan)])),
  ...globSync('openapi/*/examples.yaml').flatMap((file) => stringsIn(parse(readFileSync(file, 'utf8')))),
].flatMap(linesIn);

/** The prices in MOP that the lines with a thing state for it. */
const pricesOf = (thing: RegExp) => [...new Set(lines.filter((line) => thing.test(line)).flatMap((line) => line.match(/MOP\$?\s?[\d,.]*\d/g) ?? []))];

/** Charge for one: avos of a line by its quantity. */
const eachOf = ({ amount, quantity }: BillLine) => amount / Number.parseFloat(quantity?.en ?? '1');

describe('the figures of the operator agree', () => {
  it('local messages: bill, usage record, terms, pages and examples', () => {
    expect(pricesOf(/本地短訊|本地每則|^本地號碼|Local SMS|local (?:message|part)\b|^Local number/)).toEqual(['MOP$0.25']);
    expect(new Set(allLines.filter(({ label }) => label.en === 'SMS: local').map(eachOf))).toEqual(new Set([25]));
    const records = customers.map((customer) => usageDetailText(billOf(sandboxOf('prices'), customer, '2026-11-15'), 'en')).join('\n');
    expect(new Set(records.match(/\d\.\d\d(?= {2}Local SMS)/g))).toEqual(new Set(['0.25']));
  });

  it('a day of roaming: bill, finder, tariffs, offers, news and banners', () => {
    const passes = roamPlansSeed.filter(({ days }) => days === 1);
    expect(passes.map(({ price }) => price)).toEqual(Object.values(seedPrices.dayPass));
    for (const { name, price } of passes) {
      expect(pricesOf(new RegExp(`^${name.cn} |^${name.en} `)), name.en).toEqual([`MOP$${price}`]);
      for (const line of allLines.filter(({ label }) => label.en === name.en)) expect(eachOf(line)).toBe(100 * price);
    }
    expect(allLines.some(({ label }) => passes.some(({ name }) => name.en === label.en))).toBe(true);
    expect(allLines.filter(({ label }) => /漫遊|日費/.test(label.cn) && !roamPlansSeed.some(({ name }) => name.cn === label.cn))).toEqual([]);
    const japan = passes.find(({ id }) => id === '3105')?.price;
    expect(pricesOf(/日韓漫遊日費|^日本及南韓(?:漫遊日費)|Japan and Korea(?:, MOP| for MOP)|Japan and South Korea (?:now|for) MOP/)).toEqual([`MOP$${japan}`]);
  });

  it.each(customers)('the plan of $mobileNo: fee of the catalogue on every bill, and its data in the usage', (customer) => {
    const fees = linesOf(customer).filter(({ label }) => /月費/.test(label.cn));
    const nameIn = ({ label }: BillLine) => label.cn.replace(/ ?月費.*$/, '');
    for (const fee of fees) {
      const plan = plans.find(({ name }) => name.cn === nameIn(fee));
      if (plan === undefined) expect(['3G 基本 7800', '4G 標準 12800', `音樂串流 ${100 * sitePrices.musicPerMonth}`]).toContain(`${nameIn(fee)} ${fee.amount}`);
      else expect(plan.ways.map(({ monthplan }) => 100 * monthplan)).toContain(fee.amount);
    }
    const own = fees[0];
    const plan = plans.find(({ name }) => own !== undefined && name.cn === nameIn(own));
    if (plan !== undefined) expect(Number(plan.datagb)).toBe(factsOf(customer.mobileNo).contracts[0]?.gb);
    else expect(customer.networkType).not.toBe('5G');
  });

  it('calls abroad: the minute on the bill is the tariff’s', () => {
    const mainland = idd00Seed.find(({ country }) => country.cn === '中國內地（其他地區）');
    const rates = { 'IDD 00 China, peak': mainland?.peakCharge, 'IDD 00 China, off-peak': mainland?.nonpeakCharge };
    for (const [label, rate] of Object.entries(rates)) {
      const calls = allLines.filter((line) => line.label.en === label);
      expect(calls.length).toBeGreaterThan(0);
      for (const line of calls) expect(eachOf(line)).toBeCloseTo(100 * Number(rate), 1);
    }
  });

  it('prices of the site are those of the mock', () => {
    expect(AVOS).toEqual({ local: 100 * seedPrices.sms.local, international: 100 * seedPrices.sms.abroad });
    expect(pricesOf(/補發.*每份|^補發帳單|^Copy of a bill|copy of a (?:paper )?bill|per copy/i).map((price) => price.replace(/MOP\$? ?/, ''))).toContain('20');
    expect(new Set(pricesOf(/音樂串流服務月費|Music streaming for/i))).toEqual(new Set([`MOP$${seedPrices.music}`]));
  });
});
