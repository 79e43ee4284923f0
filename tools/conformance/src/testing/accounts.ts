/** A small contract with everything that has to do with secrets, and a server that keeps it. */
import { randomUUID } from 'node:crypto';
import type { JsonObject } from '@site/contract/document.ts';
import { runSecrets } from '../checks/secrets.ts';
import { type Answer, type Asked, contractOf, type Described, did, FIRST, judge, ok, refusal, SECOND, type Server } from './small-server.ts';

/** The code that the SMS brings, and that of the customer by SMS. */
export const CODE = '654321';
export const BY_SMS = { name: 'bySms', mobileNo: '62345678', smsCode: '112233' };
/** A number that is no customer's. */
export const UNKNOWN = '66000000';
export const NEW_PIN = '90417365';
export const WRONG_PIN = '904173';

const body: JsonObject = { type: 'object' };
const changes = { shownBy: [], undoneBy: 'nothing' };
const form = (open: boolean, examples: Described['examples'] = { usual: {} }): Described => ({ body, open, changes, examples });

const OPERATIONS: Record<string, Described> = {
  login: { ...form(true), area: 'auth' },
  loginPrepaid: { ...form(true), area: 'auth' },
  sendPrepaidLoginCode: { ...form(true), area: 'auth' },
  logout: { changes, area: 'auth' },
  changePassword: { ...form(false), area: 'auth' },
  sendResetCode: { ...form(true), area: 'auth' },
  verifyResetCode: { ...form(true, { usual: { mobileNo: '66881234', smsCode: CODE, codePwd: 'x' } }), area: 'auth' },
  setPassword: { ...form(true), area: 'auth' },
  dataUsageAlert: {},
  volteStatus: {},
  bills: {},
  order: form(false),
  sendUssdCode: form(false),
  applyUssd: form(false, { usual: { id: '7101' }, withCode: { id: '7201', smsCode: '000000', fwdnum: '66123456' }, other: { id: '7202', smsCode: '000000' } }),
  sendTravelCardCode: form(true),
  registerTravelCard: form(true),
  payByCard: form(true, { usual: { amount: '10.00' } }),
  paymentReceipt: { open: true },
  loginMusic: form(true),
  inquireAccountType: {
    body,
    open: true,
    readOnly: true,
    examples: { usual: { mobileNo: '66881234' }, unknown: { value: { mobileNo: UNKNOWN }, 'x-outcome': '-1' } },
  },
  banners: { open: true },
};

export const accounts = contractOf(OPERATIONS);
export const only = (...operationIds: string[]) => accounts.operations.filter(({ operationId }) => operationIds.includes(operationId));

/** What the server knows. */
export interface Known {
  pins: Map<string, string>;
  /** Number by token. */
  sessions: Map<string, string>;
  /** Number by reference, and by permission. */
  codes: Map<string, string>;
  proofs: Map<string, string>;
  /** Wrong PINs by number, and wrong codes by reference. */
  wrong: Map<string, number>;
  loginCodes: Set<string>;
  serviceCodes: Set<string>;
  travelCodes: Map<string, string>;
  /** A new value that nobody can guess. */
  secret: () => string;
}

export type How = (asked: Asked, known: Known, usual: () => Answer) => Answer;

const MOST_WRONG = 5;
const expired: Answer = { status: '-2', message: '登入時間已過，請重新登入。' };

/** Counts a wrong try; whether this one may be. */
function isRight(known: Known, key: string, right: boolean): boolean {
  const wrong = known.wrong.get(key) ?? 0;
  if (wrong >= MOST_WRONG) return false;
  known.wrong.set(key, right ? 0 : wrong + 1);
  return right;
}

function endSessions({ sessions }: Known, mobileNo: string, kept = ''): void {
  for (const [token, number] of sessions) if (number === mobileNo && token !== kept) sessions.delete(token);
}

const USUAL: Record<string, (asked: Asked, known: Known) => Answer> = {
  login: ({ body: { mobileNo, password } }, known) => {
    if (!isRight(known, mobileNo, known.pins.get(mobileNo) === password)) return refusal('號碼或密碼不正確。');
    const token = known.secret();
    known.sessions.set(token, mobileNo);
    return ok({ token });
  },
  sendPrepaidLoginCode: ({ body: { mobileNo } }, { loginCodes }) => (mobileNo === BY_SMS.mobileNo ? did(loginCodes.add(mobileNo)) : refusal()),
  loginPrepaid: ({ body: { mobileNo, code } }, known) => {
    if (code !== BY_SMS.smsCode || !known.loginCodes.delete(mobileNo)) return refusal();
    const token = known.secret();
    known.sessions.set(token, mobileNo);
    return ok({ token });
  },
  logout: ({ token }, { sessions }) => did(sessions.delete(token)),
  changePassword: ({ body: { oldPassword, password }, token }, known) => {
    const mobileNo = known.sessions.get(token) ?? '';
    if (!isRight(known, mobileNo, known.pins.get(mobileNo) === oldPassword)) return refusal();
    known.pins.set(mobileNo, password);
    endSessions(known, mobileNo, token);
    return ok();
  },
  sendResetCode: ({ body: { mobileNo } }, known) => {
    for (const [reference, number] of known.codes) if (number === mobileNo) known.codes.delete(reference);
    const codePwd = known.secret();
    known.codes.set(codePwd, mobileNo);
    return ok({ codePwd });
  },
  verifyResetCode: ({ body: { mobileNo, smsCode, codePwd } }, known) => {
    if (!isRight(known, codePwd, smsCode === CODE && known.codes.get(codePwd) === mobileNo)) return refusal();
    known.codes.delete(codePwd);
    const verCodePwd = known.secret();
    known.proofs.set(verCodePwd, mobileNo);
    return ok({ verCodePwd });
  },
  setPassword: ({ body: { password, verCodePwd } }, known) => {
    const mobileNo = known.proofs.get(verCodePwd);
    if (mobileNo === undefined) return refusal();
    known.proofs.delete(verCodePwd);
    known.pins.set(mobileNo, password);
    endSessions(known, mobileNo);
    return ok();
  },
  sendUssdCode: ({ body: { id } }, { serviceCodes }) => did(serviceCodes.add(id)),
  applyUssd: ({ body: { id, smsCode } }, { serviceCodes }) => (smsCode === CODE && serviceCodes.delete(id) ? ok() : refusal()),
  sendTravelCardCode: ({ body: { mobileNo } }, known) => {
    const codePwd = known.secret();
    known.travelCodes.set(mobileNo, codePwd);
    return ok({ codePwd });
  },
  registerTravelCard: ({ body: { mobileNo, smsCode, codePwd } }, { travelCodes }) =>
    smsCode === CODE && travelCodes.get(mobileNo) === codePwd ? did(travelCodes.delete(mobileNo), ok({ djStatus: 1 })) : refusal(),
  payByCard: (_asked, known) => ok({ orderid: known.secret() }),
  loginMusic: ({ body: { mobileNo, password } }, known) => (isRight(known, mobileNo, known.pins.get(mobileNo) === password) ? ok() : refusal()),
};

/** Answers the nth request otherwise. */
export function nth(which: number, other: How): How {
  let count = 0;
  return (asked, known, usual) => {
    count += 1;
    return count === which ? other(asked, known, usual) : usual();
  };
}

/** Gives references as they are listed. */
export const references =
  (...listed: string[]): How =>
  (_asked, known, usual) => {
    const { secret } = known;
    known.secret = () => listed.shift() ?? secret();
    const answer = usual();
    known.secret = secret;
    return answer;
  };

/** A server that keeps the contract, unless it answers an operation in another way. */
export function accountServer(how: Record<string, How> = {}) {
  const known: Known = {
    pins: new Map([FIRST, SECOND].map(({ mobileNo = '', pin = '' }) => [mobileNo, pin])),
    sessions: new Map([['first-0', '66881234']]),
    codes: new Map(),
    proofs: new Map(),
    wrong: new Map(),
    loginCodes: new Set(),
    serviceCodes: new Set(),
    travelCodes: new Map(),
    secret: randomUUID,
  };
  const answer = (asked: Asked): Answer => {
    const { needsToken } = accounts.operations.find(({ operationId }) => operationId === asked.operationId) ?? {};
    const usual = () => (needsToken === true && !known.sessions.has(asked.token) ? expired : (USUAL[asked.operationId]?.(asked, known) ?? ok()));
    return how[asked.operationId]?.(asked, known, usual) ?? usual();
  };
  const server: Server = Object.fromEntries(accounts.operations.map(({ operationId }) => [operationId, answer]));
  return { server, known };
}

/** What the part says of a server, which answers some operations otherwise. The log-out is not there, so that nothing but the start precedes. */
export const judgedAlone = (operationIds: string[], how: Record<string, How> = {}, given: Parameters<typeof judge>[3] = {}) =>
  judge(runSecrets, accounts, accountServer(how).server, { operations: only(...operationIds), notImplemented: new Set(['logout']), ...given });
/** The requests after the two log-ins of every run. */
export const afterLogIns = (asked: readonly Asked[]) => asked.slice(2);
/** The secrets of bodies by names of their own, in the order in which they are sent. */
export function bodiesOf(asked: readonly Asked[]) {
  const names = new Map<string, string>();
  const named = (text: string) => {
    if (!names.has(text)) names.set(text, `secret ${names.size + 1}`);
    return names.get(text);
  };
  return asked.map(({ operationId, body }) => [
    operationId,
    JSON.parse(JSON.stringify(body ?? null).replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, (text) => named(text) ?? '')) as object,
  ]);
}
