import { login } from 'customer-sdk/fetch/auth';
import { billSummary } from 'customer-sdk/fetch/bills';
import { uploadCv } from 'customer-sdk/fetch/careers';
import { planSections } from 'customer-sdk/fetch/plans';
import { tryCalls } from './calls.js';

await tryCalls({ login, billSummary, planSections, uploadCv });
