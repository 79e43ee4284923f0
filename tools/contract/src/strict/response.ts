import { defaultLanguage, type Language, languageOf } from '../../../../openapi/languages.ts';
import type { Json } from '../document.ts';
import { isErrorCode, languageOfExample } from '../examples.ts';
import { mediaTypeProblem, readJson } from './content.ts';
import type { StrictContract, StrictOperation, StrictResponse } from './contract.ts';
import { findingsOf } from './errors.ts';
import { ruleFindings, valuesIn } from './rules.ts';
import { placeOf, preview, type Report, type Violation, violationOf } from './violation.ts';

/** A response with its body decompressed. */
export interface HttpResponse {
  status: number;
  /** Names in lower case. */
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

export type AskedLanguage = Language;

function exampleFor(response: StrictResponse | undefined, status: unknown, language: AskedLanguage | undefined): string | undefined {
  const fitting = Object.entries(response?.examples ?? {})
    .filter(([, { value }]) => (value as { status?: unknown } | null)?.status === status)
    .map(([name]) => name);
  return fitting.find((name) => languageOfExample(name) === (language ?? defaultLanguage.code)) ?? fitting[0];
}

const letters = (text: string, script: RegExp) => text.match(script)?.length ?? 0;

/** Whether a text is mostly Chinese. */
function isChinese(text: string, language: AskedLanguage): boolean {
  const han = letters(text, /\p{Script=Han}/gu);
  return languageOf(language).script === 'Han' ? han > 0 : han * 2 > letters(text, /\p{Script=Latin}/gu);
}

/** A finding when a sentence is not in the requested language; one without letters is in any. */
function languageProblem(text: string, language: AskedLanguage): { expected: string; got: string } | undefined {
  const chinese = isChinese(text, language);
  if (!/\p{Letter}/u.test(text) || chinese === isAsked(language, 'Han')) return undefined;
  return { expected: inLanguage(language), got: preview(text) };
}

const isAsked = (language: AskedLanguage, script: string) => languageOf(language).script === script;

const inLanguage = (language: AskedLanguage) => `${languageOf(language).english}, as the header language: ${language} asks`;

/** Texts in the wrong language, at paths that the examples translate; names and addresses may be Chinese in English, too. */
function checkLanguage(operation: StrictOperation, body: Json, language: AskedLanguage, example: string | undefined, report: Report): void {
  const wrong: string[] = [];
  let first = '';
  for (const [path, text] of valuesIn(body)) {
    if (typeof text !== 'string') continue;
    const place = placeOf(path);
    const sentence = place === '$.message' || place === '$.data.res';
    if (!sentence && !operation.translated.has(place)) continue;
    const chinese = isChinese(text, language);
    if (isAsked(language, 'Han') ? chinese || !sentence || text === '' : !chinese) continue;
    if (wrong.length === 0) first = text;
    wrong.push(path);
  }
  const [path] = wrong;
  if (path === undefined) return;
  report({
    kind: 'language',
    path,
    expected: inLanguage(language),
    got: `${preview(first)}${wrong.length > 1 ? ` (${wrong.length - 1} more such ${wrong.length === 2 ? 'place' : 'places'})` : ''}`,
    ...(example === undefined ? {} : { example }),
  });
}

function checkBody(
  contract: StrictContract,
  operation: StrictOperation,
  documented: StrictResponse,
  body: Buffer,
  language: AskedLanguage | undefined,
  labelled: boolean,
  report: Report,
) {
  const usual = exampleFor(documented, documented.branches[0]?.status, language);
  const withExample = usual === undefined ? {} : { example: usual };
  const read = readJson(body);
  // An HTML page with its own media type is reported by the media type.
  if ('problem' in read && !labelled) return;
  if ('problem' in read) return report({ kind: 'json', path: '$', expected: 'a JSON document in UTF-8', got: read.problem, ...withExample });
  for (const path of read.duplicates) report({ kind: 'duplicate-key', path, expected: 'every key once in an object', got: 'the key twice', ...withExample });
  const { value } = read;
  let schema = documented.schema;
  let example = usual;
  if (documented.branches.length > 0) {
    if (value === null || typeof value !== 'object' || Array.isArray(value))
      return report({ kind: 'envelope', path: '$', expected: 'the envelope, an object with status', got: preview(value), ...withExample });
    const branch = documented.branches.find((candidate) => candidate.status === value.status);
    if (branch === undefined) {
      const statuses = documented.branches.map((candidate) => preview(candidate.status));
      const got =
        value.status === undefined ? 'no status' : typeof value.status === 'string' ? preview(value.status) : `${preview(value.status)}, not a string`;
      const expected = statuses.length === 1 ? (statuses[0] ?? '') : `one of ${statuses.join(', ')}`;
      return report({ kind: 'envelope', path: '$.status', expected, got, ...withExample });
    }
    schema = branch.schema;
    example = exampleFor(documented, branch.status, language);
  }
  const findings = findingsOf(contract.validator(schema), value);
  // Rules are for values of the right shape only.
  const all = findings.length > 0 ? findings : [...ruleFindings(contract.document, schema, value)];
  for (const finding of all) report({ ...finding, ...(example === undefined ? {} : { example }) });
  const hasLanguage = operation.parameters.some(({ in: place, name }) => place === 'header' && name === 'language');
  if (language !== undefined && hasLanguage && findings.length === 0) checkLanguage(operation, value, language, example, report);
}

/**
 * Checks the refusal of a request that breaks the contract by HTTP 4xx: it may have any body, but a sentence for the customer is in the customer's
 * language.
 */
export function checkRefusal({ operationId }: StrictOperation, { body }: HttpResponse, language: AskedLanguage | undefined): Violation[] {
  const read = readJson(body);
  const { status, message } = ('problem' in read ? {} : (read.value ?? {})) as { status?: Json; message?: Json };
  const problem = status !== '-1' || typeof message !== 'string' || language === undefined ? undefined : languageProblem(message, language);
  return problem === undefined ? [] : [violationOf({ operationId, side: 'response', kind: 'language', path: '$.message', ...problem })];
}

/** Personal data with a header that lets caches keep it; that the header is missing is a matter of the documented headers. */
function checkCaching({ headers }: HttpResponse, report: Report): void {
  const given = [headers['cache-control'] ?? []].flat().join(', ');
  if (given !== '' && !/\bno-store\b/i.test(given)) report({ kind: 'header', path: 'header cache-control', expected: 'no-store', got: preview(given) });
}

/**
 * Checks one response against the contract: code, media type, headers, JSON, envelope, schema with formats, closed objects. The envelope's
 * branch is chosen by `status` first, so that one violation gives one message.
 * @param language the requested language; texts in the other one are violations
 * @param inFront whether a server stands in front, whose HTTP errors are right, too
 */
export function checkResponse(
  contract: StrictContract,
  operation: StrictOperation,
  response: HttpResponse,
  language?: AskedLanguage,
  inFront = false,
): Violation[] {
  const violations: Violation[] = [];
  const report: Report = (parts) => violations.push(violationOf({ operationId: operation.operationId, side: 'response', ...parts }));
  const documented =
    operation.responses.get(response.status) ?? (inFront && response.status !== 400 && isErrorCode(response.status) ? operation.otherError : undefined);
  if (documented === undefined) {
    const codes = [...operation.responses.keys()].join(', ');
    report({ kind: 'status', path: 'status', expected: `one of the documented codes ${codes}`, got: `HTTP ${response.status}` });
    return violations;
  }
  const given = response.headers['content-type'];
  const values = given === undefined ? [] : Array.isArray(given) ? given : given.split(/,\s*(?=\w+\/)/);
  if (values.length !== 1) {
    const got = values.length === 0 ? 'no such header' : `it ${values.length} times: ${values.map(preview).join(', ')}`;
    report({ kind: 'header', path: 'header content-type', expected: `${documented.mediaType}, once`, got });
  } else {
    const problem = mediaTypeProblem(values[0] ?? '', documented.mediaType);
    if (problem !== undefined) report({ kind: 'media-type', path: 'header content-type', ...problem });
  }
  for (const name of documented.requiredHeaders)
    if (response.headers[name] === undefined) report({ kind: 'header', path: `header ${name}`, expected: 'this header', got: 'no such header' });
  if (operation.isPersonal && response.status === 200) checkCaching(response, report);
  const labelled = !violations.some(({ kind }) => kind === 'media-type' || kind === 'header');
  checkBody(contract, operation, documented, response.body, language, labelled, report);
  return violations;
}
