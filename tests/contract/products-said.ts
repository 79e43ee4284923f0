import { type JsonObject, type Parameter, resolve } from '@site/contract/document.ts';
import { expect } from 'vitest';
import { money } from '#operator';
import type { OperationFacts } from '../../mock-server/contract.ts';
import type { OperationId } from '../../mock-server/handler.ts';
import { topUpPlans } from '../../mock-server/seed/top-up.ts';
import type { Operations } from '../../openapi/generated/operation-types.ts';
import { type Language, languages } from '../../openapi/languages.ts';
import { serveMock } from './serve-mock.ts';

const { mock, send } = await serveMock();
const contract = mock.contract();

type Data<K extends OperationId> = Extract<Operations[K]['response'], { data: unknown }>['data'];
type Values = Readonly<Record<string, string | number>>;

/** The payload of a success of an operation. */
export async function read<K extends OperationId>(id: K, language: Language, values: Values = {}, body?: unknown): Promise<Data<K>> {
  const { operation } = contract.facts.get(id) as OperationFacts;
  const query = new URLSearchParams({ t: '1763600000000' });
  let { path } = operation;
  for (const [name, value] of Object.entries(values)) {
    if (path.includes(`{${name}}`)) path = path.replace(`{${name}}`, String(value));
    else query.set(name, String(value));
  }
  const { body: answer } = await send(`${path}?${query}`, { method: operation.method.toUpperCase(), headers: { language, 'mock-sandbox': 'products' }, body });
  expect(answer.status, `${id} ${JSON.stringify(values)} ${JSON.stringify(answer).slice(0, 300)}`).toBe('0');
  return answer.data;
}

const ALL = { pageNumber: 1, pageSize: 100 };
const each = <T, R>(rows: readonly T[], does: (row: T) => Promise<R>): Promise<R[]> => Promise.all(rows.map(does));

/** Everything that the operations about products say in a language. */
export async function everything(language: Language) {
  const sections = (await read('planSections', language, { categoryId: '0000', ...ALL })).rows;
  const chips = sections.flatMap(({ apiPlanSectionDataVO }) => apiPlanSectionDataVO);
  const plans = await each(chips, async (chip) => ({ chip, ...(await read('planDetail', language, { id: chip.id })) }));
  const categories = await read('planCategories', language);
  const homePlans = (await each(categories, ({ id }) => read('homePlans', language, { id }))).flat();
  const list = (await read('phones', language, { brandIdOr0000Or0001: '0000', ...ALL })).rows;
  const special = (await read('phones', language, { brandIdOr0000Or0001: '0001', ...ALL })).rows;
  const phones = await each(list, async (row) => ({ row, ...(await read('phoneDetail', language, { id: row.id })) }));
  const regions = await read('roamingRegions', language);
  const destinations = (
    await each(regions, async (region) =>
      each(await read('roamingDestinations', language, { regionId: region.regionId }), async (place) => ({
        ...place,
        region,
        data: await read('roamingData', language, { rdId: place.rdId }),
      })),
    )
  ).flat();
  const [where, howLong, whatFor] = (await read('roamQuestions', language)).map(({ roamQuestionDatas }) => roamQuestionDatas.map(({ id }) => id));
  const answers = (where ?? []).flatMap((a) => (howLong ?? []).flatMap((b) => (whatFor ?? []).map((c) => [a, b, c])));
  const found = (await each(answers, (answerIds) => read('roamPlans', language, {}, { answerIds }))).flatMap(({ roamPlans }) => roamPlans);
  const roamPlans = [...new Map(found.map((plan) => [plan.id, plan])).values()];
  const banners = (await each(['homeIndex', 'phoneBanner', 'phoneMiddle'], (position) => read('banners', language, { position }))).flat();
  const routes = await read('jumpRoutes', language);
  const pages = await each(routes, ({ templatePath }) => read('pageTemplate', language, { templatePath }));
  const news = await read('newsList', language);
  const activities = await each(await read('businessActivities', language), ({ id }) => read('businessActivity', language, { id }));
  const others = await Promise.all([read('menu', language), read('footerChannels', language), read('idd00Plans', language), read('idd060Plans', language)]);
  return { sections, plans, homePlans, list, special, phones, destinations, roamPlans, banners, pages, news, activities, others };
}

export function stringsIn(node: unknown): string[] {
  if (typeof node === 'string') return [node];
  return typeof node === 'object' && node !== null ? Object.values(node).flatMap(stringsIn) : [];
}

const AMOUNT = new RegExp(String.raw`${money.sign.replace('$', String.raw`\$`)}\s?(\d[\d,]*(?:\.\d+)?)`, 'g');

export const amountsIn = (text: string): number[] => [...text.matchAll(AMOUNT)].map(([, amount = '']) => Number(amount.replaceAll(',', '')));

/** The first amount of a text. */
export const amountIn = (text = ''): number => amountsIn(text)[0] ?? Number.NaN;

const CHECKED = /^(?:plans|phones|roaming|idd|business)$|^banners$/;
/** The day of these is the clock's. */
const DATED = /^(?:dateStr|startsAt|endsAt)$/;

/** Whether the server's value has all of the example's; HTML is shortened in examples. Otherwise where it has not. */
function lacking(example: unknown, answer: unknown, at: string): string[] {
  if (typeof example === 'string' && typeof answer === 'string')
    return example.includes('<') || answer.includes(example.replace(/[。.]$/, '')) ? [] : [`${at}: ${example}`];
  if (Array.isArray(example)) {
    const rows = Array.isArray(answer) ? answer : [];
    return example.flatMap((row, index) =>
      rows.some((each) => lacking(row, each, '').length === 0)
        ? []
        : lacking(row, rows.find((each) => each?.id !== undefined && each.id === row?.id) ?? rows[index], `${at}[${index}]`),
    );
  }
  if (typeof example !== 'object' || example === null) return example === answer ? [] : [`${at}: ${example}`];
  return Object.entries(example).flatMap(([key, value]) =>
    DATED.test(key) ? [] : lacking(value, (answer as Record<string, unknown> | undefined)?.[key], `${at}.${key}`),
  );
}

/** What the examples of an operation say otherwise than its server, for the values that the contract gives its parameters. */
async function differencesOf({ operation }: OperationFacts): Promise<string[]> {
  const { operationId, tags, parameters = [], responses } = operation;
  if (![operationId, ...(tags ?? [])].some((name) => CHECKED.test(name)) || operation.method !== 'get') return [];
  const examples = responses['200']?.content?.['application/json']?.examples ?? {};
  const listed = parameters.map((each) => resolve<Parameter>(contract.document, each)).filter((each) => each.in === 'path' || each.in === 'query');
  const given = listed.map(({ name, examples: all = {} }) => [name, Object.values(all)[0]?.value as string | undefined] as const);
  const values = Object.fromEntries(given.filter(([, value]) => value !== undefined)) as Values;
  const codes = languages.map(({ code }) => code).filter((code) => code in examples);
  const found = await Promise.all(
    codes.map(async (code) =>
      lacking((examples[code]?.value as JsonObject | undefined)?.data, await read(operationId as 'planDetail', code, values), `${operationId} ${code}`),
    ),
  );
  return found.flat();
}

/** What the contract's examples of products say otherwise than the server. */
export async function differences(): Promise<string[]> {
  const found: string[] = [];
  for (const facts of contract.facts.values()) found.push(...(await differencesOf(facts)));
  const { cn } = contract.facts.get('topUpOffer')?.operation.responses['200']?.content?.['application/json']?.examples ?? {};
  const onSale = topUpPlans.map(({ gb, price }) => ({ dataThresholdUI: `${gb} GB`, price: String(price) }));
  return [...found, ...lacking((cn?.value as { data?: JsonObject } | undefined)?.data?.plans, onSale, 'topUpOffer cn')];
}
