import { text } from '../outgoing.ts';
import { type Context, faultsOf } from './fault.ts';
import { crash, fault, insteadOfExpiry, rowsOfKind } from './rows.ts';

type Fields = Context['fields'];
const accepted = rowsOfKind('accepted-wrong-input', (accepts: (fields: Fields) => boolean) => ({
  tolerates: (body) => typeof body === 'object' && body !== null && accepts(body as Fields),
}));

/** Missing checks of requests. */
export const ruleFaults = faultsOf('rules', { parts: ['wrong-input'] }, [
  fault('token-not-asked-for', 'dataUsageAlert', 'accepted-wrong-input', 'header token', 'responds without a token', { skip: 'token' }),
  fault('any-token-accepted', 'billSummary', 'accepted-wrong-input', 'header token', 'accepts any token that is not empty', { skip: 'bad-token' }),
  insteadOfExpiry('expired-401', 'usageDetailPeriods', 'status', 'status', 'responds with 401', text(401, 'text/html', '<h1>401</h1>')),
  accepted('missing-accepted', 'requestBillReissue', '$.cycleDate', 'accepts a body without the date', (body) => Object.keys(body).length === 0),
  accepted('too-long-accepted', 'saveSmsGroup', '$.name', 'accepts names of any length', ({ name }) => String(name).length > 40),
  accepted('extra-accepted', 'sendUssdCode', '$.notInTheContract', 'passes over fields that it does not know', (body) => Object.keys(body).length > 1),
  accepted('pattern-accepted', 'applyTopUp3g', '$.mobileNo', 'takes any text', ({ mobileNo }) => typeof mobileNo === 'string' && !/^6\d{7}$/.test(mobileNo)),
  fault('parameter-not-checked', 'planSections', 'accepted-wrong-input', 'query pageSize', 'does not look at the size of a page', { ignores: 'pageSize' }),
  fault('page-read-in-part', 'smsHistory', 'accepted-wrong-input', 'query pageNo', 'reads the digits that a page begins with', {
    ignores: 'pageNo',
    respond: ({ query }, usual) => {
      query.set('pageNo', String(Number.parseInt(query.get('pageNo') ?? '', 10)));
      return Number(query.get('pageNo')) >= 1 && Number(query.get('pageNo')) <= 1000 ? usual() : 'businessError';
    },
  }),
  crash('crash-on-missing', 'buyTopUp4g', '$.plan', 'fails when the plan is missing', ({ body, fields }) => body instanceof Object && !('plan' in fields)),
]);
