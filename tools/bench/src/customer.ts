import { personas } from '../../../mock-server/personas.ts';

/** Logs the mock's first customer in: what a browser keeps after it. */
export async function logInFirst(backend: string): Promise<Record<string, string>> {
  const response = await fetch(`${backend}/api/care/login?t=${Date.now()}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', language: 'cn', token: '' },
    body: JSON.stringify({ mobileNo: personas[0]?.mobileNo, password: personas[0]?.pin }),
  });
  const { status, data } = (await response.json()) as { status: string; data: Record<string, string> };
  if (status !== '0') throw new Error('The mock does not let its first customer in');
  return { ...data, isLogin: 'true' };
}
