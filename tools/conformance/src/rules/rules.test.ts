import { expect, it } from 'vitest';
import { rules } from './index.ts';

// `npx vitest run tools/conformance/src/rules/rules.test.ts -u` writes the file.
it('the rules are those of RULES.md', async () => {
  const rows = rules.map(({ id, title, needs }, index) => `${index + 1}. \`${id}\`: ${title}. Needs ${needs}.`);
  const text = ['# Rules of the conformance check', '', 'In the order in which they run; the name is that of `--part`.', '', ...rows, ''];
  await expect(text.join('\n')).toMatchFileSnapshot('../../RULES.md');
  expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
});
