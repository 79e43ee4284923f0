import stylelint from 'stylelint';
import { expect, it } from 'vitest';

const rulesOf = async (code: string) => {
  const { results } = await stylelint.lint({ code, codeFilename: 'src/ui/any.module.css', cwd: process.cwd() });
  return results.flatMap(({ warnings }) => warnings.map(({ rule, text }) => `${rule}: ${text}`));
};

it('the lint finds a custom property that nobody defines, and none in one of the tokens', async () => {
  expect(await rulesOf('.a {\n  color: var(--nobody-defines-it);\n}\n')).toEqual([
    expect.stringMatching(/no-unknown-custom-properties: .*"--nobody-defines-it"/),
  ]);
  expect(await rulesOf('.a {\n  font-family: var(--font);\n  color: var(--brand);\n}\n')).toEqual([]);
});
