import { describe, expect, it } from 'vitest';
import { passwordRules, promotionChoices, promotionRules } from './rules.ts';

const refusals = (values: object) =>
  passwordRules('66881234')
    .safeParse(values)
    .error?.issues.map(({ path, message }) => [path.join('.'), message]);
const fieldsRefused = (values: object) => [...new Set((refusals(values) ?? []).map(([field]) => field))];

describe('password', () => {
  it('SET-03: the old, the new and the repeated one are needed', () => {
    expect(fieldsRefused({ oldPassword: '', password: '', rePassword: '' })).toEqual(['oldPassword', 'password', 'rePassword']);
  });

  it('SET-04, SET-05: each has 4 to 8 digits and no blank', () => {
    for (const right of ['9083', '90831724']) expect(refusals({ oldPassword: right, password: '2084', rePassword: '2084' }), right).toBeUndefined();
    for (const right of ['9083', '90831724']) expect(refusals({ oldPassword: '2084', password: right, rePassword: right }), right).toBeUndefined();
    for (const wrong of ['123', '908317246', '90 83', ' 9083', '9083 ', '90a3']) {
      expect(fieldsRefused({ oldPassword: wrong, password: wrong, rePassword: wrong }), wrong).toEqual(['oldPassword', 'password', 'rePassword']);
    }
  });

  it('SET-06, as decision A05 has it: the repeated one is compared before anything is sent', () => {
    expect(refusals({ oldPassword: '2084', password: '9083', rePassword: '9084' })).toEqual([['rePassword', 'notSame']]);
  });
});

describe('promotion media', () => {
  const media = { stopCall: true, stopEmail: false, stopMail: true, stopSms: false };
  const choices = { stopCall: 'unwanted', stopEmail: 'wanted', stopMail: 'unwanted', stopSms: 'wanted' } as const;

  it('SET-11: are four booleans that stop what the customer does not want, and show it again', () => {
    expect(promotionRules.safeParse(choices).data).toEqual(media);
    expect(promotionChoices(media)).toEqual(choices);
  });

  it('are chosen by the customer only: nothing at first, and no request without an answer for each (decision B75)', () => {
    const none = { stopCall: '', stopEmail: '', stopMail: '', stopSms: '' };
    expect(promotionChoices(null)).toEqual(none);
    const unanswered = (values: typeof none) => promotionRules.safeParse(values).error?.issues.map(({ path }) => path[0]);
    expect(unanswered(none as never)).toEqual(Object.keys(media));
    for (const medium of Object.keys(media)) expect(unanswered({ ...choices, [medium]: '' } as never), medium).toEqual([medium]);
  });
});
