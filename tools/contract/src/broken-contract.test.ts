import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundle, type Config, lint, loadConfig } from '@redocly/openapi-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundleContract } from './bundle.ts';
import { checkExamples, checkSchemas } from './checks.ts';
import { compareContracts } from './diff/compare.ts';
import { type ContractDocument, type JsonObject, operationsOf } from './document.ts';

/** Inside the project, so that the linter finds its configuration and plugins. */
const folder = mkdtempSync('.broken-contract-');
let contract: ContractDocument;
let config: Config;

beforeAll(async () => {
  config = await loadConfig({ configPath: 'redocly.yaml' });
  contract = (await bundleContract()) as unknown as ContractDocument;
});
afterAll(() => rmSync(folder, { recursive: true }));

type Break = (document: ContractDocument) => void;

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

describe('the house rules of the lint', () => {
  let part: ContractDocument;
  beforeAll(async () => {
    const paths = Object.fromEntries(LINTED.map((path) => [path, contract.paths[path] ?? {}]));
    const { bundle: reduced } = await bundle({ ref: write({ ...contract, paths }), config, removeUnusedComponents: true });
    part = reduced.parsed as ContractDocument;
  });

  const cases: [string, string, Break][] = [
    ['an operation without a summary', 'planCategories: needs a summary', (document) => Reflect.deleteProperty(operation(document, CATEGORIES), 'summary')],
    [
      'an operation without a description',
      'planCategories: needs a description',
      (document) => Reflect.deleteProperty(operation(document, CATEGORIES), 'description'),
    ],
    ['an operation without a tag', 'planCategories: needs exactly one tag', (document) => Object.assign(operation(document, CATEGORIES), { tags: [] })],
    [
      'an operation without examples',
      'planCategories: needs the example "businessError"',
      (document) => Object.assign(schemaOf(document, CATEGORIES), { examples: {} }),
    ],
    [
      'an operation without its usual example',
      'planCategories: needs a usual example',
      (document) => {
        for (const name of ['cn', 'en', 'empty']) Reflect.deleteProperty(examplesOf(document, CATEGORIES), name);
      },
    ],
    [
      'a protected operation without sessionExpired',
      'outstandingBalance: needs the example "sessionExpired"',
      (document) => Reflect.deleteProperty(examplesOf(document, BALANCE), 'sessionExpired'),
    ],
    [
      'a body without an example',
      'login: needs an example of its request body',
      (document) => Reflect.deleteProperty(operation(document, '/api/care/login', 'post').requestBody?.content['application/json'] ?? {}, 'examples'),
    ],
    [
      'a parameter without an example',
      'planDetail: needs an example for the parameter "id"',
      (document) => {
        for (const parameter of operation(document, '/api/planSection/getinfoDetail/{id}').parameters ?? []) Reflect.deleteProperty(parameter, 'examples');
      },
    ],
    [
      'an operation without the shared parameters',
      'planCategories: must list the shared parameter "language"',
      (document) => Object.assign(operation(document, CATEGORIES), { parameters: [] }),
    ],
    [
      'an undocumented HTTP 500',
      'planCategories: must document HTTP 500',
      (document) => Reflect.deleteProperty(operation(document, CATEGORIES).responses, '500'),
    ],
    [
      'a property without a description',
      'Property "zdyText" needs a description',
      (document) => Reflect.deleteProperty((document.components.schemas.PlanChip as { properties: { zdyText: JsonObject } }).properties.zdyText, 'description'),
    ],
    [
      'a response outside the envelope',
      'planCategories: HTTP 200 must be a oneOf',
      (document) => Object.assign(schemaOf(document, CATEGORIES), { schema: { $ref: '#/components/schemas/PlanCategoriesSuccess' } }),
    ],
    [
      'a protected operation without the −2 branch',
      'outstandingBalance: the envelope must be 0, -1, -2',
      (document) => (schemaOf(document, BALANCE).schema.oneOf as unknown[]).pop(),
    ],
    ['an open object', 'Objects must be closed', (document) => Reflect.deleteProperty(document.components.schemas.PlanChip ?? {}, 'additionalProperties')],
    [
      'a number without limits',
      'A number needs a minimum and a maximum',
      (document) => Object.assign(document.components.schemas.PlanChip?.properties ?? {}, { monthplan: { type: 'integer', description: 'x', minimum: 0 } }),
    ],
    [
      'a tag that is not declared',
      'Operation tags should be defined in global tags',
      (document) => Object.assign(operation(document, CATEGORIES), { tags: ['plan'] }),
    ],
    [
      'a pattern that backtracks',
      'Pattern ^(?:[0-9]{8}|00[0-9]{6,15})+$ backtracks',
      (document) =>
        Object.assign(document.components.schemas.PlanChip?.properties ?? {}, {
          monthplan: { type: 'string', description: 'x', pattern: '^(?:[0-9]{8}|00[0-9]{6,15})+$' },
        }),
    ],
    [
      'a misspelt mark of an operation',
      'No tool knows the mark x-reads-only here',
      (document) => Object.assign(operation(document, '/api/care/getpdfbase64', 'post'), { 'x-reads-only': true }),
    ],
    [
      'a misspelt mark of a field',
      'No tool knows the mark x-uniques here',
      (document) => Object.assign(document.components.schemas.PlanChip ?? {}, { 'x-uniques': ['id'] }),
    ],
    [
      'a mark of another shape',
      'The mark x-order has another shape',
      (document) => Object.assign(propertyOf(document, 'InvoiceList', 'invoices'), { 'x-order': { direction: 'down' } }),
    ],
    [
      'a rule of no known form',
      'The mark x-rules has another shape',
      (document) => Object.assign(document.components.schemas.PlanChip ?? {}, { 'x-rules': [{ product: '$.id', says: 'A rule that no tool knows.' }] }),
    ],
    [
      'a request example without an outcome',
      'login: the request example "businessError" needs x-outcome',
      (document) =>
        Reflect.deleteProperty(
          operation(document, '/api/care/login', 'post').requestBody?.content['application/json']?.examples?.businessError ?? {},
          'x-outcome',
        ),
    ],
    [
      'a POST that neither reads nor changes',
      'saveSmsGroup: needs either x-read-only or x-changes',
      (document) => Reflect.deleteProperty(operation(document, '/api/care/saveSmsGroup', 'post'), 'x-changes'),
    ],
    [
      'personal data that is not marked',
      'outstandingBalance: a response to a customer with a payload is x-personal',
      (document) => Reflect.deleteProperty(operation(document, BALANCE), 'x-personal'),
    ],
    [
      'personal data that a cache may keep',
      'outstandingBalance: x-personal and the response header Cache-Control come together',
      (document) => Reflect.deleteProperty(operation(document, BALANCE).responses['200'] ?? {}, 'headers'),
    ],
    [
      'a success without a guessable name',
      'planCategories: the success must be a $ref to PlanCategoriesSuccess',
      (document) => Object.assign((schemaOf(document, CATEGORIES).schema.oneOf as JsonObject[])[0] ?? {}, { $ref: '#/components/schemas/HomePlansSuccess' }),
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
    'finds %s',
    async (_what, message, change) => {
      expect(await messagesOf(broken(change, part))).toContain(message);
    },
    60_000,
  );

  it('find nothing in the contract as it is', async () => {
    expect(await messagesOf(contract)).toBe('');
  }, 60_000);
});

describe('the strict checks', { timeout: 30_000 }, () => {
  it('find nothing in the contract as it is', () => {
    expect([...checkSchemas(contract), ...checkExamples(contract)]).toEqual([]);
  });

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
    expect(checkExamples(document)).toEqual([{ where: 'planCategories 200 example cn', message: "/data/0 must have required property 'name'" }]);
  });

  it.each([
    ['an unknown type', { type: 'strnig' }],
    ['a pattern that is none', { type: 'string', pattern: '(' }],
    ['a misspelt keyword', { type: 'string', maxLenght: 3 }],
    ['a limit on the wrong type', { type: 'string', minimum: 3 }],
    ['a reference to nothing', { $ref: '#/components/schemas/Nothing' }],
  ])('find a schema that does not compile: %s', (_what, schema) => {
    const document = broken((copy) => Object.assign(copy.components.schemas.PlanChip?.properties ?? {}, { monthplan: { description: 'x', ...schema } }));
    expect(checkSchemas(document).map(({ where }) => where)).toContain('components/schemas/PlanChip');
  });

  it('find base64 and a PDF that are none', () => {
    const change = (pdfbase64: string) =>
      broken((copy) => {
        const example = Object.values(operation(copy, '/api/care/getpdfbase64', 'post').responses['200']?.content?.['application/json']?.examples ?? {})[0];
        const value = example?.value as { data: JsonObject } | undefined;
        Object.assign(value?.data ?? {}, { pdfbase64 });
      });
    expect(checkExamples(change('%PDF%'))[0]?.message).toContain('must be base64');
    expect(checkExamples(change('aGVsbG8='))[0]?.message).toContain('must be a PDF');
  });
});

describe('the comparison with the released contract', () => {
  const breaking = async (released: ContractDocument, next: ContractDocument) =>
    (await compareContracts(released, next))
      .filter(({ clients }) => clients.breaks)
      .map(({ operation: { operationId }, place, what }) => `${operationId} ${place} ${what}`);

  it.concurrent.each<[string, string, Break]>([
    ['an operation that is gone', 'planCategories operation is gone', (document) => Reflect.deleteProperty(document.paths, CATEGORIES)],
    [
      'a field of a body that became required',
      'login $ `password` must be there now',
      (document) => Object.assign(document.components.schemas.LoginRequest ?? {}, { required: ['mobileNo', 'password'] }),
    ],
    [
      'a field of a response with another type',
      'monthplan',
      (document) => Object.assign(document.components.schemas.PlanChip?.properties ?? {}, { monthplan: { type: 'integer', description: 'x' } }),
    ],
    [
      'a field of a response that may be missing',
      'may be left out now',
      (document) => Object.assign(document.components.schemas.PlanChip ?? {}, { required: ['id', 'datagb', 'zdytype'] }),
    ],
  ])(
    'says that %s breaks clients',
    async (_what, words, change) => {
      expect((await breaking(contract, broken(change))).join('\n')).toContain(words);
    },
    60_000,
  );

  it('lets an additional operation pass', async () => {
    const without = broken((copy) => Reflect.deleteProperty(copy.paths, CATEGORIES));
    expect(await breaking(without, contract)).toEqual([]);
  }, 60_000);
});
