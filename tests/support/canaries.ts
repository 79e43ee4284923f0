import type { BrowserContext, Request, Route } from '@playwright/test';
import PDFDocument from 'pdfkit';
import type { Persona } from '../../mock-server/personas.ts';
import { readFont } from '../../mock-server/seed/bills-pdf-font.ts';
import { type OperationFacts, type OperationId, operations } from '../../openapi/generated/operations.ts';

/** Part of every planted number and word. No page, bill or date of the mock contains it. */
const DIGITS = '391537';
const WORD = 'canary';
/** Planted dates are this many years earlier, in years that the site does not name. */
const YEARS = 29;

/** Fields that decide what a page does, or where a link leads: they keep their values. */
const UNCHANGED: ReadonlySet<string> = new Set([
  ...['isfullurl', 'jumpurl', 'link', 'resultUrl', 'kind', 'state', 'apiType', 'type:number', 'about', 'does', 'needsCode', 'ussdGroup'],
  ...['totalPages', 'currencycode', 'imgbase64', 'area', 'coding', 'cycleDay', 'localNum', 'interNum'],
]);

/** Alert levels, which only the customers who are searched for have chosen: the page shows no others than its own. */
const LEVELS = [17203, 50995];

/** Amounts that the pages show in another unit, as 391,537.5 GB. */
const DATA: Readonly<Record<string, number>> = { useData: 391_537.5 * 1024 * 1024, remainDate: 391_537.5 * 1024 * 1024 };
const DATA_IN_MB = '400934400';

const ALL = Object.entries<OperationFacts>(operations).map(([id, { method, path, isPublic }]) => ({
  id: id as OperationId,
  method,
  isPublic,
  path: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
}));

const operationOf = (request: Request) => {
  const { pathname } = new URL(request.url());
  return ALL.find(({ method, path }) => method === request.method() && path.test(pathname));
};

async function markedPdf(): Promise<string> {
  const doc = new PDFDocument({ info: { Title: `${WORD}-billPdf` } });
  const parts: Buffer[] = [];
  doc.on('data', (part: Buffer) => parts.push(part));
  const ended = new Promise((done) => doc.on('end', done));
  doc.registerFont('bill', readFont('letters')).font('bill').fontSize(20).text(`${WORD}-billPdf ${DIGITS}`);
  doc.end();
  await ended;
  return Buffer.concat(parts).toString('base64');
}

/**
 * Plants values into every response that a customer gets which occur nowhere else, so that each of them that is found with the next customer has
 * come from this one.
 */
export class Canaries {
  /** Operations whose responses carried canaries to one of the customers. */
  readonly opened = new Set<OperationId>();
  planted = 0;
  private readonly customers: readonly Persona[];
  private readonly tokens = new Set<string>();
  private readonly exact = new Set<string>();
  /** The values that the customer's requests send back, by what was planted instead. */
  private readonly originals = new Map<string, string>();
  private readonly values = new Map<string, string | number>();
  private readonly held = new Map<OperationId, Promise<void>>();
  private count = 10;

  constructor(...customers: Persona[]) {
    this.customers = customers;
    this.alsoFind(...customers.flatMap(({ mobileNo, account }) => [mobileNo, account]).filter((text) => text !== ''));
  }

  /** Also what the customer types or chooses. */
  alsoFind(...texts: string[]): void {
    for (const text of texts) this.exact.add(text);
  }

  async watch(context: BrowserContext): Promise<void> {
    await context.route('**/api/**', (route) => this.respond(route));
  }

  /** Holds the responses of an operation back, though the server has done it, until the returned function is called. */
  hold(operation: OperationId): () => void {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.held.set(operation, promise);
    return () => {
      this.held.delete(operation);
      resolve();
    };
  }

  /** What a text holds of the customers, with some of what is around it. */
  find(text: string): string[] {
    // Numbers are shown in groups of digits.
    const plain = text.replace(/(?<=\d)[\s,\u00a0\u202f](?=\d)/g, '');
    const terms = [`${WORD}-`, DIGITS, ...this.exact].map((term) => term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    const years = '(?<!\\d)(?:199[5-9])(?:-\\d\\d|年)|(?<=[A-Z][a-z]{2,8} )199[5-9](?!\\d)';
    const found = plain.matchAll(new RegExp(`${terms.join('|')}|${years}`, 'g'));
    return [...found].map(({ index, 0: term }) => plain.slice(Math.max(0, index - 60), index + term.length + 30));
  }

  private async respond(route: Route): Promise<void> {
    const request = route.request();
    const operation = operationOf(request);
    if (operation?.id === 'login' || operation?.id === 'loginPrepaid') return this.noteToken(route);
    if (operation === undefined || operation.isPublic || operation.id === 'logout' || !this.tokens.has(request.headers().token ?? '')) return route.fallback();
    try {
      const postData = request.postData();
      const response = await route.fetch({ url: this.restored(request.url()), ...(postData === null ? {} : { postData: this.restored(postData) }) });
      const body = (await response.json().catch(() => undefined)) as { data?: unknown } | undefined;
      const before = this.planted;
      const marked = body?.data === undefined ? body : { ...body, data: this.plant(await this.withMarkedPdf(body.data), operation.id) };
      await this.held.get(operation.id);
      if (this.planted > before) this.opened.add(operation.id);
      await route.fulfill({ response, ...(marked === undefined ? {} : { json: marked }) });
    } catch {
      // The page was left, or the read aborted.
    }
  }

  private async noteToken(route: Route): Promise<void> {
    const { mobileNo } = route.request().postDataJSON() as { mobileNo: string };
    if (!this.customers.some((customer) => customer.mobileNo === mobileNo)) return route.fallback();
    const response = await route.fetch();
    const body = (await response.json()) as { data?: { token?: string } };
    for (const kept of [this.tokens, this.exact]) if (body.data?.token !== undefined) kept.add(body.data.token);
    await route.fulfill({ response, json: body });
  }

  private async withMarkedPdf(data: unknown): Promise<unknown> {
    if (typeof data !== 'object' || data === null || !('pdfbase64' in data)) return data;
    const pdfbase64 = await markedPdf();
    this.planted += 1;
    // The end of the file names its content.
    this.exact.add(pdfbase64.slice(-120));
    return { ...data, pdfbase64 };
  }

  private plant(value: unknown, operation: OperationId, key = ''): unknown {
    if (key === 'levels') {
      this.planted += 1;
      this.exact.add(`"levels":${JSON.stringify(LEVELS)}`);
      return LEVELS;
    }
    if (Array.isArray(value)) return value.map((each) => this.plant(each, operation, key));
    if (typeof value === 'object' && value !== null) {
      return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, this.plant(each, operation, name)]));
    }
    if (UNCHANGED.has(key) || UNCHANGED.has(`${key}:${typeof value}`) || key === 'pdfbase64') return value;
    if (typeof value !== 'number' && typeof value !== 'string') return value;
    // The same again: a page may compare what it reads twice.
    const name = `${operation} ${key} ${value}`;
    const planted = this.values.get(name) ?? (typeof value === 'number' ? this.plantNumber(key) : this.plantText(value, operation, key));
    this.values.set(name, planted);
    this.planted += 1;
    return planted;
  }

  private plantNumber(key: string): number {
    const amount = DATA[key];
    if (amount !== undefined) this.exact.add(String(amount));
    return amount ?? Number(`${DIGITS}${this.next()}`);
  }

  private plantText(value: string, operation: OperationId, key: string): string {
    if (value === '' || /^\d\d:\d\d$/.test(value)) return value;
    if (key === 'useData') {
      this.exact.add(DATA_IN_MB);
      return DATA_IN_MB;
    }
    const planted = this.inPlaceOf(value, operation, key);
    this.originals.set(planted, value);
    return planted;
  }

  /** As the value is written, so that the page does with it what it does with any. */
  private inPlaceOf(value: string, operation: OperationId, key: string): string {
    if (/^\d{4}-\d\d-\d\d/.test(value)) return `${Number(value.slice(0, 4)) - YEARS}${value.slice(4)}`;
    if (/^[\d+,]+$/.test(value) && /(?<!\d)\d{8}(?!\d)/.test(value)) return value.replace(/(?<!\d)\d{8}(?!\d)/g, () => `6${DIGITS}${this.next() % 10}`);
    if (/^\d+$/.test(value)) return `${DIGITS}${this.next()}`;
    if (/^-?\d+\.\d+$/.test(value)) return `${DIGITS}.37`;
    if (/^\d+\*+\d+$/.test(value)) return `${DIGITS}****${DIGITS.slice(0, 4)}`;
    if (/id$/i.test(key)) return `${value}-${WORD}-${this.next()}`;
    return `${value} ${WORD}-${operation}-${this.next()}`;
  }

  private readonly next = (): number => ++this.count;

  private restored(text: string): string {
    // Amounts and numbers are no names of anything.
    const named = [...this.originals].filter(([planted]) => /^\d{4}-|canary|^391537\d+$/.test(planted));
    return named.reduce((plain, [planted, original]) => plain.replaceAll(planted, original), text);
  }
}
