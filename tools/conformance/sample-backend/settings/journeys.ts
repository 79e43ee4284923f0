import { ok } from '../call.ts';
import { afterwards, changing, fault, faultsOf, repliesOf } from './setting.ts';

const journey = repliesOf('journey');

/** Each response is valid by itself, but the journey across them fails. */
export const journeyFaults = faultsOf({ parts: ['journeys'] }, [
  afterwards('journey')('group-lost', ['smsGroups', 'saveSmsGroup'], 'journey groupSavedAndDeleted, step listAfterSaving', 'saves no group', (call) => {
    call.store.sms.get(call.customer.mobileNo)?.groups.pop();
  }),
  journey('token-useless', ['smsGroups', 'loginPrepaid'], 'journey groupSavedAndDeleted, step listBefore', 'gives a token that no operation accepts', () =>
    ok({ token: '00000000-0000-4000-8000-000000000000' }),
  ),
  journey('pin-not-set', ['login', 'setPassword'], 'journey pinReset, step logInWithNewPin', 'says that the PIN is set and keeps the old one', ({ body }) =>
    ok({ verCodePwd: body.verCodePwd }),
  ),
  fault('checkout-of-another-amount', 'payByCard', 'journey', 'journey cardPayment, step openCheckout', 'takes 100', changing('$.data.amount', '100.00')),
  fault('week-begins-on-sunday', 'previewSms', 'journey', 'journey previewRepeats, step preview', 'takes 0 for Sunday', {
    before: (call) => {
      if (call.body.cycleDay >= 0) call.body.cycleDay = (call.body.cycleDay + 1) % 7;
    },
  }),
  journey('travel-card-forgotten', 'registerTravelCard', 'journey travelCard, step askStatus', 'takes every request as the first one', ({ body }) =>
    body.type === 1 ? 'applied' : 'cancelled',
  ),
]);
