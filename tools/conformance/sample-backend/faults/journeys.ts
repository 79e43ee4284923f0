import { DONE, ok } from '../call.ts';
import { changing, faultsOf } from './fault.ts';

/** Each response is valid by itself, but the journey across them fails. */
export const journeyFaults = faultsOf('journeys', [
  {
    name: 'group-lost',
    operationId: 'smsGroups',
    on: ['saveSmsGroup'],
    kind: 'journey',
    place: 'journey groupSavedAndDeleted, step listAfterSaving',
    what: 'says that a group is saved and does not save it',
    how: {
      work: (call, usual) => {
        const reply = usual();
        call.store.sms.get(call.customer.mobileNo)?.groups.pop();
        return reply;
      },
    },
    parts: ['journeys'],
  },
  {
    name: 'group-stays',
    operationId: 'smsGroups',
    on: ['deleteSmsGroup'],
    kind: 'journey',
    place: 'journey groupSavedAndDeleted, step listAfterDeleting',
    what: 'says that a group is deleted and keeps it',
    how: { work: () => DONE },
    parts: ['journeys'],
  },
  {
    name: 'token-useless',
    operationId: 'smsGroups',
    on: ['loginPrepaid'],
    kind: 'journey',
    place: 'journey groupSavedAndDeleted, step listBefore',
    what: 'gives a token that no operation accepts',
    how: { work: () => ok({ token: '00000000-0000-4000-8000-000000000000' }) },
    parts: ['journeys'],
  },
  {
    name: 'log-out-without-effect',
    operationId: 'bills',
    on: ['logout'],
    kind: 'journey',
    place: 'journey billAsPdf, step askWithTheOldToken',
    what: 'says that the session is over and keeps it',
    how: { work: () => DONE },
    parts: ['journeys'],
  },
  {
    name: 'pin-not-set',
    operationId: 'login',
    on: ['setPassword'],
    kind: 'journey',
    place: 'journey pinReset, step logInWithNewPin',
    what: 'says that the PIN is set and keeps the old one',
    how: { work: ({ body }) => ok({ verCodePwd: body.verCodePwd }) },
    parts: ['journeys'],
  },
  {
    name: 'checkout-of-another-amount',
    operationId: 'payByCard',
    kind: 'journey',
    place: 'journey cardPayment, step openCheckout',
    what: 'opens the checkout for the amount in avos',
    how: changing(['data', 'amount'], (value) => (Number(value) * 100).toFixed(2)),
    parts: ['journeys'],
  },
  {
    name: 'receipt-of-another-amount',
    operationId: 'paymentReceipt',
    kind: 'journey',
    place: 'journey receipt, step receipt',
    what: 'the receipt is of another amount than was paid',
    how: changing(['data', 'netsamountdeducted'], (value) => (value === undefined ? undefined : '38.60')),
    parts: ['journeys'],
  },
  {
    name: 'top-up-without-data',
    operationId: 'topUpOffer',
    on: ['buyTopUp4g'],
    kind: 'journey',
    place: 'journey dataTopUp, step offerAfterwards',
    what: 'sells a top-up that does not count',
    how: { work: () => undefined },
    parts: ['journeys'],
  },
  {
    name: 'travel-card-forgotten',
    operationId: 'registerTravelCard',
    kind: 'journey',
    place: 'journey travelCard, step askStatus',
    what: 'takes every request as the first one',
    how: { work: ({ body }) => (body.type === 1 ? 'applied' : 'cancelled') },
    parts: ['journeys'],
  },
]);
