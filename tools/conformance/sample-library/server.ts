/** A town library: a server of another trade than the operator's, with another contract. */
import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { listen, type RunningServer } from '@site/contract/listen.ts';
import { type Json, readOperations, type SampleOperation } from '../sample-backend/contract.ts';

export const ROOT = 'tools/conformance/sample-library/library.yaml';

interface Loan {
  loan: string;
  book: string;
  note: string;
}

/** What is wrong with it. */
export interface LibraryFaults {
  /** What becomes of a note. */
  note?: (note: string) => string;
  /** Which loan is given back. */
  isMeant?: (loan: string, asked: string) => boolean;
  /** Which session a header names. */
  isSession?: (session: string, given: string) => boolean;
  /** What becomes of a page of books. */
  page?: (rows: Json[], number: number) => Json[];
}

const READERS = new Map([
  ['20001', '4711'],
  ['20002', '4712'],
]);
const BOOKS = ['Atlas', 'Birds', 'Clouds', 'Dyes', 'Eels'].map((title, index) => ({ book: String(9 + index), title }));
const REFUSED = { status: '-1', message: 'There is no such thing.' };
const EXPIRED = { status: '-2', message: 'Please sign in.' };

export async function startLibrary(faults: LibraryFaults = {}): Promise<RunningServer> {
  const { isSession = (session, other) => session === other, note = (text) => text, isMeant = (a, b) => a === b, page = (rows) => rows } = faults;
  const operations = await readOperations(ROOT);
  const sessions = new Map<string, string>();
  const loans = new Map<string, Loan[]>();
  let last = 300;

  function answer({ id, needsToken }: SampleOperation, given: string, query: URLSearchParams, body: Record<string, string>): Json {
    const session = [...sessions.keys()].find((one) => isSession(one, given)) ?? '';
    const card = sessions.get(session);
    if (needsToken && card === undefined) return EXPIRED;
    const own = loans.get(card ?? '') ?? [];
    const meant = own.find(({ loan }) => isMeant(loan, body.loan ?? ''));
    const [number, size] = ['page', 'size'].map((name) => Number(query.get(name))) as [number, number];
    switch (id) {
      case 'signIn': {
        if (READERS.get(body.card ?? '') !== body.pin) return { status: '-1', message: 'Card or PIN is wrong.' };
        const opened = randomBytes(12).toString('base64url');
        sessions.set(opened, body.card ?? '');
        return { status: '0', data: { session: opened } };
      }
      case 'signOut':
        sessions.delete(session);
        return { status: '0' };
      case 'books':
        return {
          status: '0',
          data: { rows: page(BOOKS.slice((number - 1) * size, number * size), number), total: BOOKS.length, pages: Math.ceil(BOOKS.length / size) },
        };
      case 'loans':
        return { status: '0', data: own.map((loan) => ({ ...loan })) };
      case 'borrow':
        if (!BOOKS.some(({ book }) => book === body.book)) return REFUSED;
        last += 1;
        loans.set(card ?? '', [...own, { loan: String(last), book: body.book ?? '', note: note(body.note ?? '') }]);
        return { status: '0' };
      default:
        if (meant === undefined) return REFUSED;
        own.splice(own.indexOf(meant), 1);
        return { status: '0' };
    }
  }

  return listen(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://library');
    const operation = operations.find(({ method, pattern }) => method === request.method && pattern.test(pathname));
    const send = (code: number, envelope: Json) => response.writeHead(code, { 'content-type': 'application/json' }).end(JSON.stringify(envelope));
    if (operation === undefined) return void send(404, REFUSED);
    const session = String(request.headers.session ?? '');
    const isExpired = operation.needsToken && answer({ ...operation, id: 'loans' }, session, searchParams, {}) === EXPIRED;
    if (isExpired) return void send(200, EXPIRED);
    const raw = await buffer(request);
    if (operation.defectsOf({ url: request.url ?? '/', headers: request.headers, raw }).length > 0) return void send(400, REFUSED);
    send(200, answer(operation, session, searchParams, raw.length === 0 ? {} : (JSON.parse(raw.toString()) as Record<string, string>)));
  });
}
