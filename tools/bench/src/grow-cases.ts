import type { Page } from '@playwright/test';
import { historyRows } from './large-responses.ts';

/** A page whose rows are repeated. */
export interface GrowCase {
  name: string;
  path: string;
  stored?: Record<string, string>;
  /** CSS selector of what there is once for each row. */
  rows: string;
  /** Number of rows in the usual response. */
  usual: number;
  /** Makes the response so many times as long, before the page is opened. */
  enlarge: (page: Page, factor: number) => Promise<unknown>;
}

interface Rows<Row> {
  data: { rows: Row[]; total: number; totalPages: number };
}

/** Copies of the rows, all of them on one page; `copy` makes the ids of a copy its own. */
export function repeat<Row>({ data, ...rest }: Rows<Row>, factor: number, copy: (row: Row, number: number) => Row): Rows<Row> {
  const rows = Array.from({ length: factor }, (_all, number) => data.rows.map((row) => (number === 0 ? row : copy(row, number)))).flat();
  return { ...rest, data: { ...data, rows, total: rows.length, totalPages: 1 } };
}

const repeatResponse =
  <Row>(url: string, copy: (row: Row, number: number) => Row): GrowCase['enlarge'] =>
  (page, factor) =>
    page.route(url, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: repeat((await response.json()) as Rows<Row>, factor, copy) });
    });

interface PlanSection {
  title: string;
  apiPlanSectionDataVO: { id: string }[];
}

/** More rows than the contract sends: what would happen if a list were not paged. The query keeps the pages from being prerendered. */
export const growCases: readonly GrowCase[] = [
  {
    name: 'plan list',
    path: '/powerPlan?page=1',
    rows: 'main input[type=checkbox]',
    usual: 14,
    enlarge: repeatResponse<PlanSection>('**/api/planSection/listPagePlanSectionVO/**', ({ apiPlanSectionDataVO, ...section }, number) => ({
      ...section,
      title: `${section.title} ${number}`,
      apiPlanSectionDataVO: apiPlanSectionDataVO.map((plan) => ({ ...plan, id: `${plan.id}-${number}` })),
    })),
  },
  {
    name: 'phones',
    path: '/allMobile?page=1',
    rows: 'main a[href^="/productDetails/"]',
    usual: 12,
    enlarge: repeatResponse<{ id: string }>('**/api/mobiles/listApiIndexMobiles/**', (phone, number) => ({ ...phone, id: `${phone.id}-${number}` })),
  },
  {
    name: 'SMS record',
    path: '/account/sms/7',
    stored: { smsIndex: '1' },
    rows: 'main tbody tr',
    usual: 10,
    enlarge: (page, factor) =>
      page.route('**/api/care/sendSmsHistoryDetail?*', (route) => {
        const rows = historyRows(0, 10 * factor);
        return route.fulfill({ json: { status: '0', data: { rows, total: rows.length, totalPages: 1 } } });
      }),
  },
];
