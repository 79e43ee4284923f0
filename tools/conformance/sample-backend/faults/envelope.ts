import { faultsOf } from './fault.ts';
import { envelope, refusal, value } from './rows.ts';

export const envelopeFaults = faultsOf('envelope', { parts: ['examples'] }, [
  value('status-number', 'captcha', 'envelope', '$.status', 'sends the status as a number', 0),
  value('status-unknown', 'banners', 'envelope', '$.status', 'uses a status of its own', '1'),
  envelope('status-missing', 'saveSmsTemplate', 'envelope', '$.status', 'responds without the envelope', ({ data }) => data),
  envelope('public-asks-for-token', 'searchResults', 'envelope', '$.status', 'responds −2 although the operation is public', () => ({
    status: '-2',
    message: '登入時間已過，請重新登入。',
  })),
  value('data-missing', 'contactSubjects', 'missing-field', '$.data', 'leaves data out', undefined),
  value('data-null', 'idd060Plans', 'type', '$.data', 'sends null in place of a list', null),
  value('extra-in-envelope', 'menu', 'extra-field', '$.code', 'adds a code to the envelope', 200),
  refusal('refusal-without-message', 'usageDetail', 'missing-field', '$.message', 'refuses without a sentence', {}),
  refusal('message-empty', 'applyUssd', 'length', '$.message', 'refuses with an empty sentence', { message: '' }),
]);
