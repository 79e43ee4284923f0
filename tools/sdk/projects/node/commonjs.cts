import assert = require('node:assert/strict');
import sdk = require('customer-sdk');
import byFetch = require('customer-sdk/fetch/plans');
import plans = require('customer-sdk/plans');

sdk.configureClient({ baseUrl: process.env.MOCK ?? 'http://127.0.0.1:4010' });
void Promise.all([plans.planCategories(), byFetch.planCategories()]).then(([one, other]) => {
  assert.ok(one.length > 0);
  assert.deepEqual(other, one);
});
