import type { APIRequestContext, Page } from '@playwright/test';
import type { Persona } from '../../mock-server/personas.ts';

/** Logs a customer in without a page. Returns what a browser keeps of it. */
export async function sessionOf(request: APIRequestContext, { mobileNo, pin }: Persona, sandbox?: string): Promise<Record<string, string>> {
  const response = await request.post(`/api/care/login?t=${Date.now()}`, {
    headers: { language: 'cn', token: '', ...(sandbox !== undefined && { 'mock-sandbox': sandbox }) },
    data: { mobileNo, password: pin },
  });
  const { data } = (await response.json()) as { data: Record<string, string> };
  return { ...data, isLogin: 'true' };
}

/** Logs a customer in without the dialog: as if he had done so on an earlier visit. Call it before the first page. */
export async function rememberCustomer(page: Page, request: APIRequestContext, sandbox: string, customer: Persona): Promise<void> {
  await page.addInitScript(
    (values) => {
      // The empty page before the first one has no storage.
      if (location.protocol === 'about:' || sessionStorage.getItem('remembered') !== null) return;
      sessionStorage.setItem('remembered', 'yes');
      for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
    },
    await sessionOf(request, customer, sandbox),
  );
}
