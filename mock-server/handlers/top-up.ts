import { textIn } from '../../openapi/languages.ts';
import { failure, type Handlers, success } from '../handler.ts';
import { record, usageOf } from '../ledger/ledger.ts';
import { personaOf, UNKNOWN_NUMBER } from '../personas.ts';
import { macauDateTime } from '../seed/macau-time.ts';
import { applied, bought, buysOnline, topUpPlans } from '../seed/top-up.ts';

export const handlers: Handlers = {
  topUpOffer: ({ customer, sandbox }) => {
    if (customer === undefined) return undefined;
    const { used, left } = usageOf(sandbox, customer);
    return success({
      plans: customer.net === '4g' ? topUpPlans.map(({ gb, price }) => ({ dataThresholdUI: `${gb} GB`, price: String(price) })) : [],
      realTimeUsage: { useData: used, remainDate: left, cutOffDate: macauDateTime(Date.now()) },
    });
  },

  buyTopUp4g: ({ body, customer, language, sandbox }) => {
    if (customer?.net !== '4g') return { example: 'not4g' };
    const plan = topUpPlans[body.plan];
    if (plan === undefined) return { example: 'businessError' };
    record(sandbox, customer, { kind: 'topUp', at: Date.now(), ...plan });
    return success({ res: textIn(bought(plan), language) });
  },

  applyTopUp3g: ({ body: { mobileNo }, language }) => {
    if (mobileNo === UNKNOWN_NUMBER) return { example: 'businessError' };
    if (personaOf(mobileNo)?.net === '4g') return failure(language, buysOnline(mobileNo));
    return success({ res: textIn(applied(mobileNo), language) });
  },
};
