import { expect, it } from 'vitest';
import { serviceRules } from './service-form.tsx';

const EMPTY = { countryPhoneCode: '', fwdnum: '', smsCode: '' };
const FULL = { countryPhoneCode: '853', fwdnum: '6688 1234', smsCode: '246810' };
const wrong = (needs: { needsCode: boolean; needsNumber: boolean }, values: typeof EMPTY) =>
  serviceRules(needs)
    .safeParse(values)
    .error?.issues.map(({ path }) => path[0]);

it('a service requires only the fields that it needs (USSD-08)', () => {
  expect(wrong({ needsCode: false, needsNumber: false }, EMPTY)).toBeUndefined();
  expect(wrong({ needsCode: true, needsNumber: false }, EMPTY)).toEqual(['smsCode']);
  expect([...new Set(wrong({ needsCode: false, needsNumber: true }, EMPTY))].sort()).toEqual(['countryPhoneCode', 'fwdnum']);
  expect(serviceRules({ needsCode: true, needsNumber: true }).parse(FULL)).toEqual({ ...FULL, fwdnum: '66881234' });
});
