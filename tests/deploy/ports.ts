/** Not 4190: browsers, and so `fetch`, refuse that port. */
const FIRST = Number(process.env.DEPLOY_PORT ?? 4200);

/** Ports of the tests: the site, the mock behind it, the payment gateway, and servers with other settings. */
export const ports = {
  site: FIRST,
  mock: FIRST + 1,
  gateway: FIRST + 2,
  maintained: FIRST + 3,
  alone: FIRST + 4,
  edge: FIRST + 5,
  untrusting: FIRST + 6,
  tls: FIRST + 7,
  plain: FIRST + 8,
  updated: FIRST + 9,
  cdn: FIRST + 10,
} as const;
