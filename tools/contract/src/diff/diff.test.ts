import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundleContract } from '../bundle.ts';
import { resolveProperty } from '../document.ts';
import { type Change, compareContracts } from './compare.ts';
import { markdownReport } from './diff.ts';

/** A schema of the contract, loose enough to be changed. */
interface Loose {
  required: string[];
  properties: Record<string, Loose & Record<string, unknown>>;
  enum: unknown[];
}

const before = await bundleContract();
let changes: Change[];

beforeAll(() => {
  const now = structuredClone(before);
  const schema = (name: string) => now.components.schemas[name] as unknown as Loose;
  const login = schema('LoginRequest');
  login.properties.device = { type: 'string' } as never;
  login.required.push('device', 'password');
  login.properties.code = { ...(login.properties.code as unknown as object), maxLength: 6 } as never;
  const inquiry = schema('InquireAccountTypeRequest');
  inquiry.properties.hint = { type: 'string' } as never;
  inquiry.properties.mobileNo = { ...schema('MobileNo'), description: 'Other words.' } as never;
  const notice = schema('Notice');
  notice.properties.status?.enum.push(2);
  delete notice.properties.content;
  notice.required = ['status'];
  notice.properties.until = { type: 'string' } as never;
  Object.assign(schema('Failure').properties.message ?? {}, { maxLength: 400 });
  now.paths['/api/mobiles/new'] = { get: { ...structuredClone(before.paths['/api/mobiles/getbrands']?.get), operationId: 'newest' } as never };
  delete now.paths['/api/mobiles/getbrands'];
  delete now.paths['/api/planSection/getCategorySelectList'];
  const plans = now.paths['/api/planSection/listPagePlanSectionVO/{categoryId}']?.get;
  plans?.parameters?.push(
    { name: 'sort', in: 'query', required: true, schema: { type: 'string' } },
    { name: 'Trace', in: 'header', schema: { type: 'string' } },
  );
  Object.assign(plans?.responses ?? {}, { '201': plans?.responses['500'], '429': plans?.responses['500'] });
  const { $ref: _, ...monthplan } = resolveProperty(now, schema('PlanChip').properties.monthplan as never);
  schema('PlanChip').properties.monthplan = { ...monthplan, type: 'integer' } as never;
  Object.assign(schema('PageTemplate').properties, { until: { type: 'string' } });
  Object.assign(schema('PageTemplate').properties.shops ?? {}, { maxItems: 7 });
  Object.assign(schema('BuyTopUp4gRequest').properties.plan ?? {}, { 'x-owned': { by: 'customer', listedBy: 'topUpOffer', at: '$.data.plans[*]' } });
  const bills = now.paths['/api/care/myBill']?.get;
  delete bills?.security;
  Reflect.deleteProperty(bills?.responses['200'] ?? {}, 'headers');
  (bills?.responses['200']?.content?.['application/json']?.schema.oneOf as unknown[] | undefined)?.pop();
  delete now.paths['/api/care/saveSmsGroup']?.post?.requestBody;
  now.paths['/api/care/balance'] = now.paths['/api/care/getOutstandingBalance'] ?? {};
  delete now.paths['/api/care/getOutstandingBalance'];
  changes = compareContracts(before, now);
});

/** What is said of one place: what happened, then both verdicts, `!` in front of one that breaks. */
function sentenceOf(operationId: string, side: Change['side'], place: string): string[] {
  return changes
    .filter((change) => change.operation.operationId === operationId && change.side === side && change.place === place)
    .map(({ what, clients, servers }) => `${what} · ${clients.breaks ? '!' : ''}${clients.todo} · ${servers.breaks ? '!' : ''}${servers.todo}`);
}

describe('what a change of the contract means', () => {
  it('is a matter of words where it is a mark', () => {
    const marked = changes.filter(({ operation, side }) => operation.operationId === 'buyTopUp4g' && side === 'request');
    expect(marked.map(({ place, isTextOnly }) => [place, isTextOnly])).toEqual([['$.plan', true]]);
  });

  it.each([
    ['planCategories', 'operation', 'operation', 'is gone · !must do without it · need not offer it'],
    ['login', 'request', '$', '`password` must be there now · !must keep to it · may refuse the rest'],
    ['login', 'request', '$.device', 'is new, required · !must send it · !must accept it'],
    ['inquireAccountType', 'request', '$.hint', 'is new, optional · may send it · !must accept it'],
    ['login', 'request', '$.code', 'maxLength is new: `6` · !must keep to it · may refuse the rest'],
    ['notice', 'response', '$.data.status', 'may be `2`, too · !must understand it · may use it'],
    ['notice', 'response', '$.data.content', 'is gone, required · !must do without it · !must not send it any more'],
    ['notice', 'response', '$.data.until', 'is new, optional · may read it · may send it'],
    ['notice', 'response', '$.data', '`title` may be left out now · !must understand it · may use it'],
    ['notice', 'response', '$.message (status -1)', 'maxLength: `500` → `400` · nothing to do · !must keep to it'],
    ['pageTemplate', 'response', '$.data.until', 'is new, optional · may read it · may send it'],
    ['pageTemplate', 'response', '$.data.shops', 'maxItems: `100` → `7` · nothing to do · !must keep to it'],
    ['planSections', 'response', '$.data.rows[*].apiPlanSectionDataVO[*].monthplan', 'type: `string` → `integer` · !must follow · !must follow'],
    ['planSections', 'response', 'HTTP 201', 'is new · !must understand it · may use it'],
    ['planSections', 'response', 'HTTP 429', 'is new · nothing to do · may use it'],
    ['bills', 'operation', 'security', 'no token is needed any more · need not send the token · !must respond without a token'],
    ['bills', 'response', 'HTTP 200 headers Cache-Control', 'is gone · !must understand it · may use it'],
    ['bills', 'response', '$ (status -2)', 'is gone · !must follow · !must keep to it'],
    ['saveSmsGroup', 'request', 'the body', 'is gone, required · !must not send it any more · !must not insist on it'],
    [
      'outstandingBalance',
      'operation',
      'operation',
      'path: `/api/care/getOutstandingBalance` → `/api/care/balance` · !must call the new path · !must offer it there',
    ],
    ['planSections', 'request', 'header Trace', 'is new · may send it · may ignore it'],
    ['planSections', 'request', 'query sort', 'is new, required · !must send it · !must accept it'],
  ] as const)('%s, %s %s: %s', (operationId, side, place, sentence) => {
    expect(sentenceOf(operationId, side, place)).toEqual([sentence]);
  });

  it('knows a schema in every operation that uses it, and only there', () => {
    const users = changes.filter(({ place, side }) => side === 'request' && place === '$.device').map(({ operation }) => operation.operationId);
    expect(users.toSorted()).toEqual(['login', 'loginPrepaid', 'sendPrepaidLoginCode']);
  });

  it('lets an additional operation pass', () => {
    const without = structuredClone(before);
    delete without.paths['/api/planSection/getCategorySelectList'];
    expect(compareContracts(without, before).map(({ what, clients }) => [what, clients.breaks])).toEqual([['is new', false]]);
  });

  it('says nothing of two equal contracts', () => {
    expect(compareContracts(before, structuredClone(before))).toEqual([]);
    expect(markdownReport([], { before: 'a', now: 'b' })).toContain('Nothing changed');
  });

  it('tells a change of many operations once, and words apart', () => {
    const report = markdownReport(changes, { before: 'v1', now: 'v2' });
    expect(report.match(/\$\.message \(status -1\)/g)).toHaveLength(1);
    expect(report).toMatch(/## In several operations[\s\S]*\d\d operations: `/);
    expect(report).toMatch(/Descriptions changed in 2 operations: `inquireAccountType`/);
    expect(report).toMatch(/\*\*\d+ changes can break clients, \d+ changes can break servers\*\*/);
  });
});

describe('site-contract diff', () => {
  let folder = '';
  const git = (...args: string[]) => execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@operator.example', ...args], { cwd: folder });
  const run = (...args: string[]): { code: number; output: string } => {
    try {
      return {
        code: 0,
        output: execFileSync(process.execPath, [resolve('tools/contract/src/main.ts'), 'diff', ...args], { cwd: folder, encoding: 'utf8', stdio: 'pipe' }),
      };
    } catch (error) {
      const { status, stdout, stderr } = error as { status: number; stdout: string; stderr: string };
      return { code: status, output: stdout + stderr };
    }
  };

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'contract-diff-test-'));
    git('init', '--quiet');
    git('commit', '--quiet', '--allow-empty', '-m', 'Empty');
    cpSync('openapi', join(folder, 'openapi'), { recursive: true });
    git('add', '--all');
    git('commit', '--quiet', '-m', 'The contract');
    git('tag', 'v1');
    const file = join(folder, 'openapi/site/schemas.yaml');
    const text = readFileSync(file, 'utf8');
    const changed = text.replace('enum: [0, 1]', 'enum: [0, 1, 2]');
    expect(changed).not.toBe(text);
    writeFileSync(file, changed);
  });

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('compares the working tree with a tag and writes the report', () => {
    const { code, output } = run('v1', '--out', 'changes.md');
    expect([code, output.trim()]).toEqual([0, 'Written to changes.md.']);
    const report = readFileSync(join(folder, 'changes.md'), 'utf8');
    expect(report).toMatch(/^# The contract: v1 \([0-9a-f]{7}\), version /);
    expect(report).toContain('may be `2`, too');
    expect(report).toContain('**breaks:** must understand it');
  }, 30_000);

  it.each([
    ['an unknown version', ['no-such-tag'], '"no-such-tag" is no commit, branch or tag of this repository.'],
    ['a version without a contract', ['v1~1'], 'There was no contract (openapi/openapi.yaml) at "v1~1" yet.'],
    ['two versions', ['v1', 'v1'], 'Compare with which version?'],
    ['an option that there is not', ['v1', '--nonsense'], '--nonsense'],
  ])(
    'says in a sentence what is wrong with %s',
    (_what, args, sentence) => {
      const { code, output } = run(...args);
      expect(code).toBe(2);
      expect(output).toContain(sentence);
      expect(output).not.toContain('    at ');
    },
    30_000,
  );
});
