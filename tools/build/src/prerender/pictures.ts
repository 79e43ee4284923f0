/** Pictures for previews in social networks, drawn by `npm run pictures` into `public/og`; by what an address begins with. */
const PICTURES: readonly [start: string, name: string][] = [
  ['/powerPlan', 'plans'],
  ['/sharePlan/', 'plans'],
  ['/mobileDevice', 'phones'],
  ['/allMobile', 'phones'],
  ['/productDetails/', 'phones'],
  ['/idd/', 'travel'],
  ['/itincard', 'travel'],
  ['/roamdataoffer', 'travel'],
  ['/business', 'business'],
  ['/activities/', 'business'],
];

/** Path of the picture of an address; every page has one. */
export function pictureOf(path: string): string {
  return `/og/${PICTURES.find(([start]) => path.startsWith(start))?.[1] ?? 'farol'}.jpg`;
}
