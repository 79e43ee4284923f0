import { identity } from '../../../../brand/current.ts';
import { type OperationFacts, type OperationId, operations } from '../../../../openapi/generated/operations.ts';

/** Paths without `/api/`. */
const pathsOf = (...ids: OperationId[]) => ids.map((id) => operations[id].path.replace('/api/', ''));
const pathsWhere = (fits: (facts: OperationFacts) => boolean) => pathsOf(...(Object.keys(operations) as OperationId[]).filter((id) => fits(operations[id])));

/** The calls that the contract wants limited. */
const limited = (kind: OperationFacts['limit']) => pathsWhere(({ limit }) => limit === kind);
/** What costs or sends something in an area. */
const writesOf = (wanted: string) => pathsWhere(({ area, takesKey }) => area === wanted && takesKey === true);

/** Forms of visitors; the limit is stricter than that of log-in. */
const form = pathsOf('submitJobApplication', 'submitContactMessage', 'registerTravelCard', 'lookUpBalance');

/** Calls with a rate limit of their own; The contract marks secrets and sent codes; a test checks the others against it. */
export const limitedCalls = {
  /** Guessing a PIN or a code, or finding out which numbers exist. */
  logIn: [...limited('secret').filter((path) => !form.includes(path)), ...pathsOf('inquireAccountType')],
  /** Each sends an SMS. */
  code: limited('code'),
  upload: pathsOf('uploadCv'),
  form,
} as const;

/** Writes that an operator can switch off (`SITE_OFF`). */
export const switches = {
  logIn: pathsOf('login', 'loginPrepaid', 'sendPrepaidLoginCode', 'loginMusic'),
  payments: writesOf('payments'),
  topUp: writesOf('top-up'),
  sms: pathsOf('previewSms', 'sendSms'),
  roamingPackages: writesOf('ussd'),
  travelCard: writesOf('travel-card'),
  careers: writesOf('careers'),
  contact: writesOf('contact'),
} as const satisfies Record<string, readonly string[]>;

/** Messages of the envelopes that nginx itself responds with. */
export const sentences = {
  busy: { cn: '嘗試次數過多，請一分鐘後再試。', en: 'You have tried too many times. Wait a minute, then try again.' },
  too_large: { cn: '檔案或內容過大，未能提交。請縮小後再試。', en: 'The file or text is too large. Nothing was sent. Make it smaller and try again.' },
  not_found: { cn: '找不到你要的內容。', en: 'We could not find what you were looking for.' },
  backend_down: { cn: '系統暫時未能回應，請數分鐘後再試。', en: 'Our system is not responding right now. Try again in a few minutes.' },
  maintenance: { cn: '系統維護中，請稍後再試。', en: 'Our system is under maintenance. Try again in a few minutes.' },
  switched_off: {
    cn: `此服務暫停使用，請稍後再試，或致電客戶服務熱線 ${identity.hotline}。`,
    en: `This service is not available right now. Try again later, or call our hotline on ${identity.hotline}.`,
  },
} as const;
