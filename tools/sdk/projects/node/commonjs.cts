import assert = require('node:assert/strict');
import sdk = require('customer-sdk');
import plans = require('customer-sdk/plans');

sdk.configureClient({ baseUrl: process.env.MOCK ?? 'http://127.0.0.1:4010' });
void plans.planCategories().then(({ length }) => assert.ok(length > 0));
