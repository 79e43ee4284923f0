/** Open Graph images by the start of the path; tests/screenshots/og-images.ts writes them into the operator's `public/og`. */
const IMAGES: readonly [start: string, name: string][] = [
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

/** Path of the Open Graph image of a page. */
export function previewImageOf(path: string): string {
  return `/og/${IMAGES.find(([start]) => path.startsWith(start))?.[1] ?? 'site'}.jpg`;
}
