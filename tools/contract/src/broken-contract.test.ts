import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundle, lint, loadConfig } from '@redocly/openapi-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundleContract } from './bundle.ts';
import { checkExamples, checkSchemas } from './checks.ts';
import { type ContractDocument, type JsonObject, operationsOf } from './document.ts';

/** Inside the project, so that the linter finds its configuration and plugins. */
const folder = mkdtempSync('.broken-contract-');
const contract = await bundleContract();
const config = await loadConfig({ configPath: 'redocly.yaml' });
afterAll(() => rmSync(folder, { recursive: true }));

type Break = (document: ContractDocument) => void;
const put =
  (of: (document: ContractDocument) => object, fields: object): Break =>
  (document) =>
    void Object.assign(of(document), fields);
const without =
  (of: (document: ContractDocument) => object, ...names: string[]): Break =>
  (document) => {
    for (const name of names) Reflect.deleteProperty(of(document), name);
  };

function broken(change: Break, document = contract): ContractDocument {
  const copy = structuredClone(document);
  change(copy);
  return copy;
}

let count = 0;
function write(document: ContractDocument): string {
  count += 1;
  const file = join(folder, `${count}.json`);
  writeFileSync(file, JSON.stringify(document));
  return file;
}

const operation = (document: ContractDocument, path: string, method = 'get') => {
  const found = document.paths[path]?.[method];
  if (found === undefined) throw new Error(`no ${method} ${path}`);
  return found;
};
const propertyOf = (document: ContractDocument, schema: string, name: string) =>
  (document.components.schemas[schema]?.properties as Record<string, JsonObject> | undefined)?.[name] ?? {};
const schema = (name: string) => (document: ContractDocument) => document.components.schemas[name] ?? {};
const month = (rules: object) => put((document) => schema('PlanChip')(document).properties as object, { monthplan: { description: 'x', ...rules } });
const CATEGORIES = '/api/planSection/getCategorySelectList';
const BALANCE = '/api/care/getOutstandingBalance';
const examplesOf = (document: ContractDocument, path: string) => operation(document, path).responses['200']?.content?.['application/json']?.examples ?? {};
const schemaOf = (document: ContractDocument, path: string) => operation(document, path).responses['200']?.content?.['application/json'] ?? { schema: {} };

/** The operations whose faults the lint finds below: a run over all of them takes thirty times as long. */
const LINTED = [
  CATEGORIES,
  BALANCE,
  '/api/care/login',
  '/api/care/getpdfbase64',
  '/api/care/saveSmsGroup',
  '/api/planSection/getinfoDetail/{id}',
  '/api/planSection/listPagePlanSectionVO/{categoryId}',
  '/api/care/myBill',
];

// That none of them finds anything in the contract as it is, is `npm run contract`, a step of `npm test`.
describe('the house rules of the lint', () => {
  let part: ContractDocument;
  beforeAll(async () => {
    const paths = Object.fromEntries(LINTED.map((path) => [path, contract.paths[path] ?? {}]));
    const { bundle: reduced } = await bundle({ ref: write({ ...contract, paths }), config, removeUnusedComponents: true });
    part = reduced.parsed as ContractDocument;
  });

  const categories = (document: ContractDocument) => operation(document, CATEGORIES);
  const balance = (document: ContractDocument) => operation(document, BALANCE);
  const login = (document: ContractDocument) => operation(document, '/api/care/login', 'post').requestBody?.content['application/json'] ?? { schema: {} };
  const success = (document: ContractDocument) => schemaOf(document, CATEGORIES);
  const ambiguous = '^(?:[0-9]{8}|00[0-9]{6,15})+$';

  const cases: [message: string, change: Break][] = [
    ['planCategories: needs a summary', without(categories, 'summary')],
    ['planCategories: needs a description', without(categories, 'description')],
    ['planCategories: needs exactly one tag', put(categories, { tags: [] })],
    ['planCategories: needs the example "businessError"', put(success, { examples: {} })],
    ['planCategories: needs a usual example', without((document) => examplesOf(document, CATEGORIES), 'cn', 'en', 'empty')],
    ['outstandingBalance: needs the example "sessionExpired"', without((document) => examplesOf(document, BALANCE), 'sessionExpired')],
    ['login: needs an example of its request body', without(login, 'examples')],
    [
      'planDetail: needs an example for the parameter "id"',
      (document) => {
        for (const parameter of operation(document, '/api/planSection/getinfoDetail/{id}').parameters ?? []) Reflect.deleteProperty(parameter, 'examples');
      },
    ],
    ['planCategories: must list the shared parameter "language"', put(categories, { parameters: [] })],
    ['planCategories: must document HTTP 500', without((document) => categories(document).responses, '500')],
    ['Property "zdyText" needs a description', without((document) => propertyOf(document, 'PlanChip', 'zdyText'), 'description')],
    ['planCategories: HTTP 200 must be a oneOf', put(success, { schema: { $ref: '#/components/schemas/PlanCategoriesSuccess' } })],
    ['outstandingBalance: the envelope must be 0, -1, -2', (document) => (schemaOf(document, BALANCE).schema.oneOf as unknown[]).pop()],
    ['Objects must be closed', without(schema('PlanChip'), 'additionalProperties')],
    ['A number needs a minimum and a maximum', month({ type: 'integer', minimum: 0 })],
    ['Operation tags should be defined in global tags', put(categories, { tags: ['plan'] })],
    [`Pattern ${ambiguous} backtracks`, month({ type: 'string', pattern: ambiguous })],
    ['No tool knows the mark x-reads-only here', put((document) => operation(document, '/api/care/getpdfbase64', 'post'), { 'x-reads-only': true })],
    ['No tool knows the mark x-uniques here', put(schema('PlanChip'), { 'x-uniques': ['id'] })],
    ['The mark x-order has another shape', put((document) => propertyOf(document, 'InvoiceList', 'invoices'), { 'x-order': { direction: 'down' } })],
    ['The mark x-rules has another shape', put(schema('PlanChip'), { 'x-rules': [{ product: '$.id', says: 'A rule that no tool knows.' }] })],
    ['login: the request example "businessError" needs x-outcome', without((document) => login(document).examples?.businessError ?? {}, 'x-outcome')],
    ['saveSmsGroup: needs either x-read-only or x-changes', without((document) => operation(document, '/api/care/saveSmsGroup', 'post'), 'x-changes')],
    ['outstandingBalance: a response to a customer with a payload is x-personal', without(balance, 'x-personal')],
    [
      'outstandingBalance: x-personal and the response header Cache-Control come together',
      without((document) => balance(document).responses['200'] ?? {}, 'headers'),
    ],
    [
      'planCategories: the success must be a $ref to PlanCategoriesSuccess',
      put((document) => (success(document).schema.oneOf as JsonObject[])[0] ?? {}, { $ref: '#/components/schemas/HomePlansSuccess' }),
    ],
  ];
  // In this process: one CLI a fault takes minutes on a busy machine.
  /** Without the responses that every operation may give: none of them refers to one. */
  const messagesOf = async (document: ContractDocument) =>
    (await lint({ ref: write(document), config }))
      .filter(({ ruleId }) => ruleId !== 'no-unused-components')
      .map(({ message }) => message)
      .join('\n');

  it.each(cases)(
    'says: %s',
    async (message, change) => {
      expect(await messagesOf(broken(change, part))).toContain(message);
    },
    60_000,
  );
});

describe('the strict checks', { timeout: 30_000 }, () => {
  it('cover every operation that an area describes', () => {
    const described = globSync('openapi/*/paths.yaml').flatMap((file) => readFileSync(file, 'utf8').match(/^ {4}operationId:/gm) ?? []);
    expect(operationsOf(contract)).toHaveLength(described.length);
  });

  it('find a required field that is missing from an example, whichever it is', () => {
    const document = broken((copy) => {
      for (const { path, method } of operationsOf(copy)) {
        for (const example of Object.values(operation(copy, path, method).responses['200']?.content?.['application/json']?.examples ?? {})) {
          Reflect.deleteProperty(example.value as JsonObject, 'status');
        }
      }
    });
    const found = checkExamples(document).map(({ where }) => where);
    for (const { operationId, responses } of operationsOf(contract)) {
      for (const name of Object.keys(responses['200']?.content?.['application/json']?.examples ?? {}))
        expect(found).toContain(`${operationId} 200 example ${name}`);
    }
  });

  it('name the field', () => {
    const document = broken((copy) => {
      const value = examplesOf(copy, CATEGORIES).cn?.value as { data: JsonObject[] } | undefined;
      Reflect.deleteProperty(value?.data[0] ?? {}, 'name');
    });
    expect(checkExamples(document)).toEqual([{ where: 'planCategories 200 example cn', message: '$.data[0].name: expected this field, got nothing' }]);
  });

  it.each([
    ['an unknown type', { type: 'strnig' }],
    ['a pattern that is none', { type: 'string', pattern: '(' }],
    ['a misspelt keyword', { type: 'string', maxLenght: 3 }],
    ['a limit on the wrong type', { type: 'string', minimum: 3 }],
    ['a reference to nothing', { $ref: '#/components/schemas/Nothing' }],
  ])('find a schema that does not compile: %s', (_what, rules) => {
    expect(checkSchemas(broken(month(rules))).map(({ where }) => where)).toContain('components/schemas/PlanChip');
  });
});
