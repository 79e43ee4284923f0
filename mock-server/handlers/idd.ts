import { type Handlers, success } from '../handler.ts';
import { idd00Seed, idd060Seed } from '../seed/idd.ts';

export const handlers: Handlers = {
  idd00Plans: ({ language }) => success(idd00Seed.map((row) => ({ ...row, country: row.country[language] }))),
  idd060Plans: ({ language }) =>
    success(
      idd060Seed.map(({ country, countryCode, charge, chargeCust, chargeDis }) => ({
        country: country[language],
        countryCode,
        charge: charge[language],
        chargeCust: chargeCust[language],
        chargeDis: chargeDis[language],
      })),
    ),
};
