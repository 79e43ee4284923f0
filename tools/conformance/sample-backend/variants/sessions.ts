import { ok } from '../call.ts';
import { changing } from '../faults/fault.ts';
import { smsOf } from '../responses-sms.ts';
import { row, variantsOf } from './variant.ts';

/** Log-in and data of test systems that keep the contract. */
export const sessionVariants = variantsOf('sessions', [
  row('new-customer', 'bills', 'has no bill yet', ['examples', 'wrong-input'], [], { respond: () => ({ status: '0', data: { invoices: [] } }) }),
  row('network-in-capitals', 'login', 'says 4G', ['journeys'], ['login', 'top-up'], () => changing('$.data.net', (net) => String(net).toUpperCase())),
  row('not-paid-here', 'paymentReceipt', 'does not know the payment of the example', ['journeys'], [], { respond: () => ok(null) }),
  row('groups-from-before', 'smsGroups', 'has customers with groups from before', ['journeys'], ['smsGroups', 'saveSmsGroup', 'deleteSmsGroup'], {
    respond: (call, usual) => {
      const { groups } = smsOf(call);
      if (groups.length === 0) groups.push({ gId: '1', name: 'Readers', numList: '66123456' });
      return usual();
    },
  }),
  row('one-place-left', 'sendSms', 'has one place for a scheduled message', ['examples'], ['sendSms', 'smsTasks', 'deleteSmsTasks'], {
    respond: (call, usual) => (call.body.type !== 1 && smsOf(call).tasks.some(({ smsId }) => Number(smsId) > 9000) ? 'tasksFull' : usual()),
  }),
]);
