import { failure, type Handlers, success } from '../handler.ts';
import { personaOf, UNKNOWN_NUMBER } from '../personas.ts';
import { macauDateTime } from '../seed/macau-time.ts';
import { applied, bought, buysOnline, KIB_A_GB, noAccount, type TopUpPlan, topUpPlans, usageOf } from '../seed/top-up.ts';
import { areaState } from '../state.ts';

/** Top-ups bought, oldest first, by mobile number. */
const purchasesOf = areaState('top-up', () => new Map<string, TopUpPlan[]>());

export const handlers: Handlers = {
  topUpOffer: ({ customer, sandbox }) => {
    if (customer === undefined) return undefined;
    const { used, left } = usageOf(customer.mobileNo);
    const added = (purchasesOf(sandbox).get(customer.mobileNo) ?? []).reduce((sum, plan) => sum + plan.gb, 0);
    return success({
      plans: customer.net === '4g' ? topUpPlans.map(({ gb, price }) => ({ dataThresholdUI: `${gb} GB`, price: String(price) })) : [],
      realTimeUsage: { useData: Math.round(used * KIB_A_GB), remainDate: Math.round((left + added) * KIB_A_GB), cutOffDate: macauDateTime(Date.now()) },
    });
  },

  buyTopUp4g: ({ body, customer, language, sandbox }) => {
    if (customer?.net !== '4g') return { example: 'not4g' };
    const plan = topUpPlans[body.plan];
    if (plan === undefined) return { example: 'businessError' };
    const purchases = purchasesOf(sandbox);
    purchases.set(customer.mobileNo, [...(purchases.get(customer.mobileNo) ?? []), plan]);
    return success({ res: bought(plan)[language] });
  },

  applyTopUp3g: ({ body: { mobileNo }, language }) => {
    if (mobileNo === UNKNOWN_NUMBER) return failure(language, noAccount(mobileNo));
    if (personaOf(mobileNo)?.net === '4g') return failure(language, buysOnline(mobileNo));
    return success({ res: applied(mobileNo)[language] });
  },
};
