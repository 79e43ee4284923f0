import type { APIRequestContext } from '@playwright/test';
import { type Persona, SMS_CODE } from '../../mock-server/personas.ts';

/** Logs a customer in without a page. Returns what a browser keeps of it. */
export async function sessionOf(request: APIRequestContext, { mobileNo, pin, kind }: Persona, sandbox?: string): Promise<Record<string, string>> {
  const headers = { language: 'cn', token: '', ...(sandbox !== undefined && { 'mock-sandbox': sandbox }) };
  const post = async (call: string, data: object): Promise<Record<string, string>> =>
    (await (await request.post(`/api/care/${call}?t=${Date.now()}`, { headers, data })).json()).data;
  if (kind === 'POSTPAID') return { ...(await post('login', { mobileNo, password: pin })), isLogin: 'true' };
  await post('prepaid/send', { mobileNo, password: '', code: '' });
  const { token = '' } = await post('prepaid/login', { mobileNo, password: '', code: SMS_CODE });
  const nothing = { account: '', net: '', networkType: '', isOneBill: 'false' };
  return { ...nothing, token, mobileNo, isLogin: 'true', prepaidAccountToken: token, prepaidMobileNo: mobileNo };
}
