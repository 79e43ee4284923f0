import type { BrowserContext, Page } from '@playwright/test';

/** The site as an operator configures it with these values, besides those that it has. */
export async function configureSite(from: Page | BrowserContext, values: object): Promise<void> {
  await from.route(
    (url) => !/^\/(?:api|assets|__mock|mock-assets)\//.test(url.pathname),
    async (route) => {
      const request = route.request();
      if (request.resourceType() !== 'document' || request.method() !== 'GET') return route.fallback();
      const response = await route.fetch();
      const configured = (config: string) => JSON.stringify({ ...JSON.parse(config.replaceAll('&quot;', '"')), ...values }).replaceAll('"', '&quot;');
      await route.fulfill({ response, body: (await response.text()).replace(/(?<=<meta name="config" content=")[^"]*/, configured) });
    },
  );
}
