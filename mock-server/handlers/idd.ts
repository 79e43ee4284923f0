import { textIn } from '../../openapi/languages.ts';
import { type Handlers, success } from '../handler.ts';
import { idd00Seed, idd060Seed } from '../seed/idd.ts';

export const handlers: Handlers = {
  idd00Plans: ({ language }) => success(idd00Seed.map((row) => ({ ...row, country: textIn(row.country, language) }))),
  idd060Plans: ({ language }) =>
    success(
      idd060Seed.map(({ country, countryCode, charge, chargeCust, chargeDis }) => ({
        country: textIn(country, language),
        countryCode,
        charge: textIn(charge, language),
        chargeCust: textIn(chargeCust, language),
        chargeDis: textIn(chargeDis, language),
      })),
    ),
};
