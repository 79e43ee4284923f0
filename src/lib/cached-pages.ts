import { paths } from './paths.ts';

/** The pages that a browser keeps before they are read (docs/decisions/0017-offline.md), with the keys of their names in the messages of `offline`. */
export const cachedPages = [
  { name: 'roaming', path: paths.roaming },
  { name: 'offers', path: paths.roamingOffers },
  { name: 'idd00', path: paths.idd00 },
  { name: 'idd060', path: paths.idd060 },
  { name: 'shops', path: paths.shops },
  { name: 'contact', path: paths.contact },
  { name: 'info', path: paths.info },
  { name: 'home', path: paths.home },
] as const;
