import { textIn } from '../../openapi/languages.ts';
import { type Handlers, success } from '../handler.ts';
import { usageOf } from '../ledger/ledger.ts';
import { alertSaved, initialAlertLevels } from '../seed/settings.ts';
import { areaState } from '../state.ts';
import { changePin, tryPin } from './auth.ts';

/** Alert levels in MB, lowest first, by mobile number: with One Bill they count for the number that is logged in (SET-18). */
const alertLevels = areaState('settings', () => new Map(Object.entries(initialAlertLevels)));

export const handlers: Handlers = {
  dataUsageAlert: ({ customer, sandbox }) => success({ levels: (customer && alertLevels(sandbox).get(customer.mobileNo)) ?? [] }),

  saveDataUsageAlert: ({ body, customer, language, sandbox }) => {
    const levels = body.levels.toSorted((a, b) => a - b);
    if (customer === undefined) return undefined;
    alertLevels(sandbox).set(customer.mobileNo, levels);
    // An empty list turns the alerts off (A22).
    return levels.length === 0 ? { example: 'cleared' } : success({ res: textIn(alertSaved(levels, usageOf(sandbox, customer).used), language) });
  },

  changePassword: ({ body, customer, sandbox, token }) => {
    if (customer?.kind !== 'POSTPAID') return { example: 'prepaid' };
    if (tryPin(sandbox, customer.mobileNo, body.oldPassword) !== 'right') return { example: 'businessError' };
    if (body.password !== body.rePassword) return { example: 'notSame' };
    changePin(sandbox, customer.mobileNo, body.password, token);
    return undefined;
  },

  volteStatus: ({ customer }) => {
    // The device of a prepaid card is unknown (B47).
    if (customer?.kind !== 'POSTPAID') return { example: 'notFound' };
    return { example: customer.networkType === '3G' ? 'notSupported' : 'supported' };
  },
};
