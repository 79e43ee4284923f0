import { describe, expect, it } from 'vitest';
import { UNKNOWN_NUMBER } from '../personas.ts';
import { sandboxOf } from '../state.ts';
import { changePin } from './auth.ts';
import { callHandler } from './call-handler.ts';
import { handlers } from './music.ts';

const sandbox = sandboxOf('music');
const signUp = (mobileNo: string, password: string) =>
  callHandler(handlers, 'loginMusic', { sandbox, body: { mobileNo, password, email: 'ines@mail.operator.example' } });

const REFUSED = { example: 'wrongPassword' };

describe('music streaming', () => {
  it('signs a known number up with its PIN; the default example is served', () => {
    expect(signUp('66883456', '123456')).toBeUndefined();
  });

  it.each([
    ['a wrong password', '66883456', '000000'],
    ['an unknown number', UNKNOWN_NUMBER, '123456'],
    ['a prepaid number, which has no PIN', '66884567', '123456'],
    ['a locked number', '66885678', '123456'],
  ])('refuses %s', (_case, mobileNo, password) => {
    expect(signUp(mobileNo, password)).toEqual(REFUSED);
  });

  it('checks the PIN of this sandbox', () => {
    changePin(sandbox, '66883456', '8642');
    expect(signUp('66883456', '123456')).toEqual(REFUSED);
    expect(signUp('66883456', '8642')).toBeUndefined();
  });

  it('sends a customer of the 4G network to hotline and shops', () => {
    expect(signUp('66886789', '123456')).toEqual({ example: 'fourGCustomer' });
    expect(signUp('66886789', '000000')).toEqual(REFUSED);
    expect(signUp('66881234', '123456')).toBeUndefined();
  });
});
