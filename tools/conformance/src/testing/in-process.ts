import type { RequestListener } from 'node:http';
import { Readable } from 'node:stream';
import { bundleContract } from '@site/contract/bundle.ts';
import type { ContractDocument } from '@site/contract/document.ts';
import { type StrictContract, strictContract } from '@site/contract/strict/check.ts';
import { expect, vi } from 'vitest';
import { type SampleOptions, sampleBackend, settingOf } from '../../sample-backend/index.ts';
import { Client, type Outcome, type TargetRequest } from '../http.ts';
import type { Report } from '../report.ts';
import { type RunOptions, runConformance } from '../run.ts';

const document = (await bundleContract()) as unknown as ContractDocument;

/** The contract with some of its operations and the schemas that they use, which is compiled faster. The sample backend has all of them. */
export function contractWith(...operationIds: readonly string[]): StrictContract {
  const paths = Object.entries(document.paths).flatMap(([path, item]) => {
    const kept = Object.entries(item).filter(([, operation]) => operationIds.includes((operation as { operationId?: string }).operationId ?? ''));
    return kept.length === 0 ? [] : [[path, Object.fromEntries(kept)] as const];
  });
  const used = new Set<string>();
  const collect = (part: unknown): void => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(/"#\/components\/(\w+\/\w+)"/g)) {
      if (used.has(name)) continue;
      used.add(name);
      const [kind = '', key = ''] = name.split('/');
      collect((document.components as unknown as Record<string, Record<string, unknown>>)[kind]?.[key] ?? null);
    }
  };
  collect(paths);
  const schemas = Object.fromEntries(Object.entries(document.components.schemas).filter(([name]) => used.has(`schemas/${name}`)));
  return strictContract({ ...document, paths: Object.fromEntries(paths), components: { ...document.components, schemas } } as ContractDocument);
}

/** Log-in, and the lists that customers have of their own. */
export const OF_CUSTOMERS = [
  'login',
  'loginPrepaid',
  'sendPrepaidLoginCode',
  'logout',
  'smsGroups',
  'saveSmsGroup',
  'deleteSmsGroup',
  'smsTemplates',
  'saveSmsTemplate',
  'deleteSmsTemplate',
  'smsTasks',
  'deleteSmsTasks',
  'smsHistory',
  'sendSms',
] as const;

/** Right but unusual behaviour of the sample backend, of which no part says anything. */
export const UNUSUAL = [
  'language-ignored',
  'news-item-with-others',
  't-ignored',
  'token-of-a-visitor-ignored',
  'refuses-with-400',
  'refuses-with-422',
  'wrong-type-415',
  'amount-refused-by-meaning',
  'captcha-of-its-own',
  'code-once-a-minute',
  'other-bill-dates',
  'groups-of-its-own',
] as const;

/** Hands a request to a handler, and resolves with what it responds. */
function exchange(listener: RequestListener, { method, url, headers, body }: TargetRequest): Promise<Outcome> {
  return new Promise((done) => {
    const ended = (outcome: { response: { status: number; headers: Record<string, string>; body: Buffer } } | { failed: string }) =>
      done({ url: `http://sample.test${url}`, milliseconds: 0, ...outcome });
    const broken = () => ended({ failed: 'no complete response (other side closed)' });
    const lowered = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
    const request = Object.assign(Readable.from(body === undefined ? [] : [Buffer.from(body)]), {
      sent: Buffer.from(body ?? []).toString(),
      method,
      url,
      headers: lowered,
      socket: { destroy: broken },
    });
    let head = { status: 200, headers: {} as Record<string, string> };
    const response = {
      headersSent: false,
      destroy: broken,
      writeHead(status: number, given: Record<string, string>) {
        const entries = Object.entries(given).map(([name, value]) => [name.toLowerCase(), value]);
        head = { status, headers: Object.fromEntries(entries) as Record<string, string> };
        return response;
      },
      end: (bytes: Buffer | string = '') => ended({ response: { ...head, body: Buffer.from(bytes as string) } }),
    };
    listener(request as unknown as Parameters<RequestListener>[0], response as unknown as Parameters<RequestListener>[1]);
  });
}

/** Lets every client of a run call this handler in place of a server. */
export function answerBy(listener: RequestListener): void {
  vi.spyOn(Client.prototype, 'send').mockImplementation(async function (this: Client, request) {
    this.signal.throwIfAborted();
    this.requests += 1;
    const outcome = await exchange(listener, request);
    this.onExchange(request, outcome);
    return outcome;
  });
}

/** What a backend says to a request of an operation, in place of the sample backend; undefined leaves it to that one. */
export type Says = (url: URL, sent: unknown, headers: Record<string, string>) => unknown;

/** Runs the check against the sample backend, of which some operations answer otherwise. */
export function runAgainst(contract: StrictContract, says: Record<string, Says>, options: Partial<RunOptions> = {}): Promise<Report> {
  const usual = sampleBackend(document as unknown as Parameters<typeof sampleBackend>[0]);
  answerBy((request, response) => {
    const url = new URL(request.url ?? '/', 'http://sample.test');
    const operation = contract.find(request.method ?? '', url.pathname);
    const headers = request.headers as Record<string, string>;
    const { sent } = request as unknown as { sent: string };
    const envelope = says[operation?.operationId ?? '']?.(url, sent.startsWith('{') ? JSON.parse(sent) : undefined, headers);
    if (envelope === undefined) usual(request, response);
    else response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(envelope));
  });
  return runConformance({ target: 'http://sample.test', contract, ...options });
}

/** Runs the check against the sample backend, without a network. */
export function runInProcess(contract: StrictContract, sample: SampleOptions, options: Partial<RunOptions> = {}): Promise<Report> {
  answerBy(sampleBackend(document as unknown as Parameters<typeof sampleBackend>[0], sample));
  return runConformance({ target: 'http://sample.test', contract, ...options });
}

/** The sentences of the check on the sample backend with one fault or variant, with its customary options. */
export async function sentencesOn(contract: StrictContract, name: string, options: Partial<RunOptions> = {}): Promise<string[]> {
  const setting = settingOf(name);
  if (setting === undefined) throw new Error(`There is no fault and no variant "${name}".`);
  const { operationId, on = [], parts, run } = setting;
  const { violations } = await runInProcess(contract, { with: [name] }, { only: setting.only ?? [operationId, ...on], parts, ...run, ...options });
  return violations.map(({ message }) => message);
}

/** A sentence with `…` for what is different in every run. */
export const like = (sentence: string) =>
  expect.stringMatching(
    new RegExp(
      `^${sentence
        .split('…')
        .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
        .join('.*')}$`,
      's',
    ),
  );
