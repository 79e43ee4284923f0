import type { Example, Json, Parameter } from '@site/contract/document.ts';
import { languageOfExample } from '@site/contract/examples.ts';
import { afterOf, customerOf, outcomeOf } from '@site/contract/marks.ts';
import type { AskedLanguage, StrictOperation } from '@site/contract/strict/check.ts';
import { completeLanguages, defaultLanguage, languages } from '../../../openapi/languages.ts';
import type { TargetRequest } from './http.ts';

/** One valid request from the contract's examples. */
export interface Plan {
  /** Names of its examples, such as `first, kumo`. */
  name: string;
  language: AskedLanguage;
  /** Values by key, such as `path id` or `query pageNumber`. */
  parameters: Record<string, string>;
  body: Json | undefined;
  /** The envelope status that the examples must lead to; undefined where the contract does not say. */
  outcome?: string;
  /** What its example is, for a message. */
  summary?: string;
  /** Name of the log-in example of the customer for whom the outcome holds, where it is not the default one. */
  customer?: string;
  /** An operation that must have succeeded before, such as one that sends a code. */
  after?: string;
}

/** A language besides the usual one. */
export const otherLanguage = languages.find(({ code }) => code !== defaultLanguage.code) ?? defaultLanguage;

const keyOf = (parameter: Parameter) => `${parameter.in} ${parameter.name}`;

/** The header that names one write, as the contract spells it. */
export const KEY_HEADER = 'Idempotency-Key';

/** Parameters of every request, which have no examples, and the key, which would make requests with other bodies repetitions of the first. */
export const COMMON = ['language', 'token', 't', KEY_HEADER];

/** The first example of each part, then one part at a time with its other examples. */
function combinations(operation: StrictOperation): Omit<Plan, 'language'>[] {
  const parts: { key: string; options: [name: string, example: Example][] }[] = operation.parameters
    .filter((parameter) => !COMMON.includes(parameter.name))
    .map((parameter) => ({ key: keyOf(parameter), options: Object.entries(parameter.examples ?? {}) }));
  const bodies = Object.entries(operation.body?.media.examples ?? {});
  if (bodies.length > 0) parts.push({ key: 'body', options: bodies });
  const filled = parts.filter(({ options }) => options.length > 0);
  const pick = (chosen: number[]): Omit<Plan, 'language'> => {
    const plan: Omit<Plan, 'language'> = { name: '', parameters: {}, body: undefined };
    const names: string[] = [];
    for (const [index, { key, options }] of filled.entries()) {
      const [name, example] = options[chosen[index] ?? 0] ?? ['', { value: null }];
      names.push(name);
      if (key === 'body') plan.body = example.value;
      else plan.parameters[key] = String(example.value);
      const [outcome, customer, after] = [outcomeOf(example), customerOf(example), afterOf(example)];
      // One part that must be refused is enough for a refusal.
      if (outcome !== undefined && (plan.outcome === undefined || plan.outcome === '0')) Object.assign(plan, { outcome, summary: example.summary ?? name });
      if (customer !== undefined) plan.customer = customer;
      if (after !== undefined) plan.after = after;
    }
    return { ...plan, name: [...new Set(names)].join(', ') };
  };
  const first = filled.map(() => 0);
  const others = filled.flatMap(({ options }, at) => options.slice(1).map((_, option) => pick(first.map((zero, index) => (index === at ? option + 1 : zero)))));
  return [pick(first), ...others];
}

/** The valid requests of an operation: the first in both languages, the others in the language of their example. */
export function plansOf(operation: StrictOperation): Plan[] {
  return combinations(operation).flatMap((plan, index): Plan[] => {
    if (index === 0) return completeLanguages.map((language) => ({ ...plan, language }));
    return [{ ...plan, language: languageOfExample(plan.name) }];
  });
}

/** An empty one-page PDF. */
function smallPdf(): string {
  const objects = ['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[3 0 R]/Count 1>>', '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>'];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const at = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const start = text.length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  return `${text}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`;
}

const BOUNDARY = 'conformance-5f2c9a7e';

export function formBody(names: readonly string[], fileName = 'conformance.pdf'): { type: string; bytes: Uint8Array<ArrayBuffer> } {
  const parts = names.map(
    (name) =>
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"; filename="${fileName}"\r\nContent-Type: application/pdf\r\n\r\n${smallPdf()}\r\n`,
  );
  return { type: `multipart/form-data; boundary=${BOUNDARY}`, bytes: new TextEncoder().encode(`${parts.join('')}--${BOUNDARY}--\r\n`) };
}

/** Changes to a plan; `undefined` leaves a header or parameter out. */
export interface Change {
  headers?: Record<string, string | undefined>;
  parameters?: Record<string, string | undefined>;
  /** Replaces the body; without bytes no body is sent. */
  body?: { type: string; bytes: Uint8Array<ArrayBuffer> } | { type: undefined };
  /** Another method than the contract's. */
  method?: string;
  /** Added to the query as it is. */
  query?: string;
}

export function requestOf(operation: StrictOperation, plan: Plan, token: string, sandbox: string, change: Change = {}): TargetRequest {
  const has = (place: string, name: string) => operation.parameters.some((parameter) => parameter.in === place && parameter.name === name);
  const time = has('query', 't') ? { 'query t': String(Date.now()) } : {};
  const parameters: Record<string, string | undefined> = { ...plan.parameters, ...time, ...change.parameters };
  const query = new URLSearchParams();
  let path = operation.path;
  for (const [key, value] of Object.entries(parameters)) {
    const [place, name = ''] = key.split(' ');
    if (value === undefined) continue;
    if (place === 'path') path = path.replace(`{${name}}`, encodeURIComponent(value));
    if (place === 'query') query.append(name, value);
  }
  const multipart = operation.body?.mediaType.startsWith('multipart/') === true;
  const planned = multipart
    ? formBody((operation.body?.schema.required ?? []) as string[])
    : plan.body === undefined
      ? { type: undefined }
      : { type: 'application/json', bytes: new TextEncoder().encode(JSON.stringify(plan.body)) };
  const body = change.body ?? planned;
  const headers: Record<string, string | undefined> = {
    accept: 'application/json',
    ...(has('header', 'language') ? { language: plan.language } : {}),
    token,
    'mock-sandbox': sandbox,
    ...(body.type === undefined ? {} : { 'content-type': body.type }),
    ...change.headers,
  };
  return {
    method: change.method ?? operation.method,
    url: `${path}${query.size === 0 && change.query === undefined ? '' : '?'}${[...(query.size === 0 ? [] : [query]), ...(change.query === undefined ? [] : [change.query])].join('&')}`,
    headers: Object.fromEntries(Object.entries(headers).filter((header): header is [string, string] => header[1] !== undefined)),
    body: 'bytes' in body ? body.bytes : undefined,
  };
}
