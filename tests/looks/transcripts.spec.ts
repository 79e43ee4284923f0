import { brand } from '../../src/brand/brand.ts';
import { languages } from '../support/site.ts';
import { journeys } from './journeys.ts';
import { Speech } from './speech.ts';
import { complete, expect, test } from './test.ts';

test.use({ viewport: { width: 1280, height: 900 } });

for (const language of languages) {
  for (const [name, { path, customer, walk }] of Object.entries(journeys)) {
    test(`${name} in ${language}`, async ({ page, visit }) => {
      const speech = await Speech.in(page, language);
      await visit(path, language, customer);
      await complete(page);
      await walk(page, language, speech);
      // No operator is named outside its folder.
      expect(speech.transcript().replaceAll(brand.name.en, '{operator}')).toMatchSnapshot(`${name}-${language}.txt`);
    });
  }
}
