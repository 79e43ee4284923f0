import { type Params, readSearch, writeSearch } from '@/components/search-params';
import { BILLS_PARAMS, readView, writeView } from '@/features/bills/views';
import { PAYMENT_PARAMS, STEPS } from '@/features/payments/steps';
import { SETTINGS, SETTINGS_PARAMS, type Setting } from '@/features/settings/setting';
import { SMS_PARAMS, VIEWS, viewAt } from '@/features/sms/view';
import { STORED_STEPS, TOP_UP_PARAMS } from '@/features/top-up/steps';
import { USAGE_PARAMS } from '@/features/usage/search-params';
import { paths } from '@/lib/paths';
import { readStored, STEP_KEYS, writeStored } from '@/session/storage';

type StepKey = keyof typeof STEP_KEYS;

/** A stored key that follows the query string of a page; with `parse`, a visit of the page begins at what is stored. */
function follow<State extends object>(path: string, params: Params<State>, format: (state: State) => string, parse?: (stored: string) => Partial<State>) {
  const start = path.replace(/\d+$/, '');
  return {
    isPage: (pathname: string) => pathname.startsWith(start),
    format: (search: string) => format(readSearch(params, search)),
    parse: (stored: string) => (parse ? writeSearch(params, '', parse(stored)) : ''),
  };
}

/** Which step the specification wants under which key (STORE-02 … STORE-04, BILL-06, SMS-02, TOPUP-08, decision B06). */
const STEPS_BY_KEY: Record<StepKey, ReturnType<typeof follow>> = {
  SetIndex: follow(paths.settings, SETTINGS_PARAMS, ({ view }) => String(Math.max(0, SETTINGS.indexOf(view as Setting)))),
  usageRecord: follow(paths.usage, USAGE_PARAMS, ({ view }) => (view === 'copy' ? '1' : '0')),
  paymentMethod: follow(paths.payment, PAYMENT_PARAMS, ({ step }) => String(STEPS.indexOf(step))),
  easyPay: follow(paths.topUp, TOP_UP_PARAMS, ({ step }) => STORED_STEPS[step]),
  choicePlanVal: follow(paths.topUp, TOP_UP_PARAMS, ({ plan }) => String(Number(plan) - 1 || 0)),
  smsIndex: follow(
    paths.sms,
    SMS_PARAMS,
    ({ view }) => String(VIEWS.indexOf(view)),
    (stored) => ({ view: viewAt(stored) }),
  ),
  isShowType: follow(
    paths.bills,
    BILLS_PARAMS,
    ({ view }) => writeView(view),
    (stored) => ({ view: readView(stored) }),
  ),
};
const stepsOf = (pathname: string) => (Object.entries(STEPS_BY_KEY) as [StepKey, ReturnType<typeof follow>][]).filter(([, { isPage }]) => isPage(pathname));

/** Stores the steps of the page that is shown. */
export function storeSteps({ pathname, search }: { pathname: string; search: string }): void {
  for (const [key, { format }] of stepsOf(pathname)) if (readStored(key) !== format(search)) writeStored(key, format(search));
}

/** The query string of the step that is stored for a page; empty for the first one. */
export function storedSearch(pathname: string): string {
  return stepsOf(pathname).reduce((found, [key, { parse }]) => found || parse(readStored(key) ?? STEP_KEYS[key]), '');
}
