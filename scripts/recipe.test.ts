import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { blocksOf, carryOut, patched } from './recipe.ts';

const PAGE = `# Page
1. A list:

   \`\`\`diff b.json
    {
   -  "a": 1
   +  "a": 2
   +
   \`\`\`

   \`\`\`ts src/c.ts
   if (a)
     b();
   \`\`\`

\`\`\`
not carried out
\`\`\`

\`\`\`ts
nor this
\`\`\`

\`\`\`sh
curl http://127.0.0.1:5173
\`\`\`
`;

describe('a how-to', () => {
  const folder = mkdtempSync(join(tmpdir(), 'recipe-'));
  const page = join(folder, 'page.md');
  afterAll(() => rmSync(folder, { recursive: true }));
  beforeEach(() => void vi.spyOn(console, 'log').mockReturnValue());

  it('is carried out by its blocks that name a file, and those of the shell', async () => {
    expect(blocksOf(PAGE).map(({ language, file }) => [language, file])).toEqual([
      ['diff', 'b.json'],
      ['ts', 'src/c.ts'],
      ['sh', undefined],
    ]);
    const ran: string[] = [];
    const copy = { folder, shell: async (lines: string) => void ran.push(lines) };
    writeFileSync(page, PAGE);
    writeFileSync(join(folder, 'b.json'), '{\n  "a": 1\n}\n');
    await carryOut(page, copy, 20_001);
    expect(readFileSync(join(folder, 'b.json'), 'utf8')).toBe('{\n  "a": 2\n\n}\n');
    expect(readFileSync(join(folder, 'src/c.ts'), 'utf8')).toBe('if (a)\n  b();\n');
    expect(ran).toEqual(['curl http://127.0.0.1:20001\n']);
    // The line to change is gone.
    await expect(carryOut(page, copy, 20_001)).rejects.toThrow(/cannot be carried out: changes b\.json\nThese lines stand there nowhere/);
  });

  it('says so when it has nothing to carry out', async () => {
    writeFileSync(page, '```\na\n```\n');
    await expect(carryOut(page, { folder, shell: async () => {} }, 1)).rejects.toThrow('no block');
  });
});

it('a diff changes whole lines, at one place only, hunk by hunk', () => {
  expect(patched('a\nb\nc\nd\n', ' b\n+B\n@@\n-d\n')).toBe('a\nb\nB\nc\n');
  expect(() => patched('ab\nb\nb\n', '-b\n+c\n')).toThrow('more than once');
  expect(() => patched('ab\n', '-b\n')).toThrow('nowhere');
});
