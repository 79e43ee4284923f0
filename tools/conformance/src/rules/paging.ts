import { isDeepStrictEqual } from 'node:util';
import type { Json, JsonObject } from '@site/contract/document.ts';
import { languageOfExample } from '@site/contract/examples.ts';
import { orderOf, type Paging, uniqueOf } from '@site/contract/marks.ts';
import { type AskedLanguage, firstOutOfOrder, type StrictOperation, valuesAt } from '@site/contract/strict/check.ts';
import { preview } from '@site/contract/strict/violation.ts';
import { defaultLanguage } from '../../../../openapi/languages.ts';
import { type Caller, callerOf, hasShape, isDone, type Reply, report, timeless } from '../caller.ts';
import { type Context, checkEach, hasNoViolation, type Rule } from '../context.ts';
import { listSchemaOf, pagingOf } from '../marks.ts';
import { otherLanguage } from '../requests.ts';
import { textsBy } from './customers.ts';

/** Pages that are read at most, for each random request that the run may make. */
const PAGES_A_RUN = 5;
/** A letter that texts of the usual language have, and others have not. */
const OWN_LETTER = new RegExp(`\\p{Script=${defaultLanguage.script}}`, 'u');
/** A page so small that short lists have several, and one that most lists fit on. */
const SMALL = 2;
const LARGE = 1000;

interface Page {
  reply: Reply;
  rows: Json[];
  total: number;
  pages: number;
}

/** One finding at most: what is wrong with the pages makes their order wrong, too. */
async function checkPages(context: Context, caller: Caller, operation: StrictOperation, marks: Paging): Promise<void> {
  let pageSize = typeof marks.size === 'number' ? marks.size : SMALL;
  /** Whether a page broke the contract, which may be why pages do not fit together. */
  let isWrong = false;
  /** The largest page that may be asked for. */
  const largest = Number(operation.parameters.find(({ name }) => name === marks.size)?.schema.maximum ?? Number.POSITIVE_INFINITY);

  async function read(number: number, size = pageSize, language: AskedLanguage = defaultLanguage.code): Promise<Page | undefined> {
    const { page, rows, total, pages } = marks;
    const sized: Record<string, string> = typeof marks.size === 'number' ? {} : { [`query ${marks.size}`]: String(size) };
    const reply = await caller.ask(operation, { parameters: { [`query ${page}`]: String(number), ...sized }, language });
    if (!isDone(reply) || reply.data === undefined) return undefined;
    isWrong ||= !hasShape(context, reply, language);
    const at = (path: string) => valuesAt(reply.data, `$.${path}`)[0];
    return { reply, rows: (at(rows) ?? []) as Json[], total: Number(at(total)), pages: Number(at(pages)) };
  }

  /** What has no letter of the first language in an answer in that language has none in another one. */
  function compareTexts({ reply }: Page, other: Page | undefined): void {
    const own = textsBy(reply.data);
    for (const [place, texts] of textsBy(other?.reply.data)) {
      const strange = texts.find((text) => OWN_LETTER.test(text));
      if (other === undefined || isWrong || strange === undefined || own.get(place)?.some((text) => OWN_LETTER.test(text))) continue;
      isWrong = true;
      const expected = `no ${defaultLanguage.english}, which the answer in ${defaultLanguage.english} does not have there`;
      report(context, other.reply, { kind: 'language', path: place, expected, got: preview(strange) });
    }
  }

  function reportPaging({ reply }: Page, field: 'rows' | 'total' | 'pages', expected: string, got: string): void {
    report(context, reply, { kind: 'paging', path: `$.data.${marks[field]}`, expected, got });
  }

  /** What is wrong with the rows of all pages together. */
  function wrongRows(all: readonly Page[]): { page: Page; expected: string; got: string } | undefined {
    const rows = all.flatMap((page) => page.rows);
    const schema = listSchemaOf(context.contract, operation, marks.rows);
    const pageOf = (index: number) => all[Math.floor(index / pageSize)] as Page;
    for (const field of uniqueOf(schema)) {
      const values = rows.map((row) => JSON.stringify(valuesAt(row, `$.${field}`)));
      const twice = values.findIndex((value, index) => value !== '[]' && values.indexOf(value) !== index);
      if (twice >= 0) return { page: pageOf(twice), expected: `every ${field} on one page only`, got: `${values[twice]} on two pages` };
    }
    const repeated = all.find((page, index) => index > 0 && page.rows.length > 1 && isDeepStrictEqual(page.rows, all[index - 1]?.rows));
    if (repeated !== undefined) return { page: repeated, expected: 'other entries than on the page before', got: 'the same ones' };
    const order = orderOf(schema);
    const wrong = order === undefined ? undefined : firstOutOfOrder(rows, order);
    if (wrong === undefined) return undefined;
    return { page: pageOf(wrong.index), expected: 'the order to go on from page to page', got: `${preview(wrong.value)} after ${preview(wrong.before)}` };
  }

  /** The first page once more, and as part of a larger one. */
  async function checkAgain(first: Page, all: readonly Page[]): Promise<void> {
    const again = await read(1);
    if (again !== undefined && !isDeepStrictEqual(timeless(again.rows), timeless(first.rows)))
      return reportPaging(again, 'rows', 'the same entries in the same order', 'others');
    if (typeof marks.size === 'number' || first.pages < 2) return;
    const rows = all.flatMap((page) => page.rows);
    // A page that all entries fill exactly, and the largest one.
    for (const size of new Set([Math.min(largest, first.total), Math.min(largest, Math.max(first.total, LARGE))])) {
      const large = await read(1, size);
      if (large === undefined) continue;
      const pages = Math.ceil(first.total / size);
      if (large.rows.length === Math.min(size, first.total) && large.pages !== pages)
        return reportPaging(large, 'pages', `${pages} for ${first.total} entries, ${size} on a page`, String(large.pages));
      if (large.rows.length < Math.min(size, first.total) || !isDeepStrictEqual(timeless(large.rows.slice(0, rows.length)), timeless(rows.slice(0, size))))
        return reportPaging(
          large,
          'rows',
          'the entries of the small pages, in their order',
          large.rows.length < Math.min(size, first.total) ? 'fewer' : 'others',
        );
    }
  }

  let first = await read(1);
  if (first?.pages === 1 && first.total > 1 && typeof marks.size === 'string') {
    pageSize = 1;
    first = await read(1);
  }
  if (first === undefined) return;
  const { total, pages } = first;
  const all = [first];
  for (let number = 2; number <= Math.min(pages, context.fuzz.runs * PAGES_A_RUN); number += 1) {
    const page = await read(number);
    if (page === undefined) return;
    all.push(page);
    compareTexts(page, await read(number, pageSize, otherLanguage.code));
  }
  if (all.length < pages) context.notes.add(`Not checked: ${pages - all.length} of ${pages} pages of ${operation.operationId}. With --fuzz more.`);
  if (isWrong) return;
  if (pages !== Math.ceil(total / pageSize))
    return reportPaging(first, 'pages', `${Math.ceil(total / pageSize)} for ${total} entries, ${pageSize} on a page`, String(pages));
  for (const [index, page] of all.entries()) {
    if (page.total !== total) return reportPaging(page, 'total', `${total} as on page 1`, `${page.total} on page ${index + 1}`);
    const wanted = Math.min(pageSize, total - index * pageSize);
    if (page.rows.length !== wanted)
      return reportPaging(page, 'rows', `${wanted} entries on page ${index + 1} of ${pages}, ${total} in all`, String(page.rows.length));
  }
  const beyond = await read(pages + 1);
  if (beyond !== undefined && beyond.rows.length > 0) {
    const isRepeated = all.some(({ rows }) => isDeepStrictEqual(rows, beyond.rows));
    if (isRepeated) return reportPaging(beyond, 'rows', 'no entries beyond the last page', String(beyond.rows.length));
    return reportPaging(beyond, 'total', `the number of all entries, which go on after page ${pages}`, String(total));
  }
  if (beyond !== undefined && beyond.total !== total) return reportPaging(beyond, 'total', `${total} beyond the last page, too`, String(beyond.total));
  const wrong = wrongRows(all);
  if (wrong !== undefined) return reportPaging(wrong.page, 'rows', wrong.expected, wrong.got);
  await checkAgain(first, all);
}

/** The same word in other letters, with blanks around it, and twice finds as much; a word that is nowhere finds nothing, by itself and with others. */
async function checkWords(context: Context, caller: Caller, operation: StrictOperation, { total }: Paging): Promise<void> {
  const parameter = operation.parameters.find((one) => (one as unknown as JsonObject)['x-words'] === true);
  if (parameter === undefined) return;
  for (const [name, { value }] of Object.entries(parameter.examples ?? {})) {
    const word = String(value);
    const find = async (text: string) => {
      const reply = await caller.ask(operation, { language: languageOfExample(name), parameters: { [`query ${parameter.name}`]: text } });
      return isDone(reply) ? { reply, total: valuesAt(reply.data, `$.${total}`)[0] } : undefined;
    };
    const usual = await find(word);
    const nowhere = `conformance${context.run}`;
    for (const other of [word.toUpperCase(), word.toLowerCase(), ` ${word}  `, `${word} ${word}`, `${word}\u3000${word}`, nowhere, `${word} ${nowhere}`]) {
      const found = await find(other);
      const isNowhere = other.includes(nowhere);
      if (usual === undefined || found === undefined || found.total === (isNowhere ? 0 : usual.total)) continue;
      const expected = isNowhere ? '0 entries for what is nowhere' : `${usual.total} entries, as for ${preview(word)}`;
      return report(context, found.reply, { kind: 'paging', path: `query ${parameter.name}`, expected, got: `${found.total} for ${preview(other)}` });
    }
  }
}

async function run(context: Context): Promise<void> {
  const paged = context.operations.filter((operation) => pagingOf(context.contract, operation) !== undefined && hasNoViolation(context, operation.operationId));
  await checkEach(context, paged, async (operation) => {
    const caller = callerOf(context, operation, 'paging');
    const marks = pagingOf(context.contract, operation);
    if (marks === undefined) return;
    await checkPages(context, caller, operation, marks);
    await checkWords(context, caller, operation, marks);
  });
}

/**
 * Every page of every list keeps the contract in every language; pages are disjoint and complete, the total is right, the order goes on, and beyond the last
 * page there is nothing.
 */
export const paging: Rule = { id: 'paging', run };
