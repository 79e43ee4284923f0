import { type Handlers, inLanguage, success } from '../handler.ts';
import { idd00Seed, idd060Seed } from '../seed/idd.ts';

export const handlers: Handlers = {
  idd00Plans: ({ language }) => success(inLanguage(idd00Seed, language)),
  idd060Plans: ({ language }) => success(inLanguage(idd060Seed, language)),
};
