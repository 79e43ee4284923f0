import { cleanup, render, screen } from '@testing-library/react';
import { configureClient } from 'customer-sdk';
import { bills as readBills } from 'customer-sdk/bills';
import { bills, handlers } from 'customer-sdk/msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { app, client } from './main';

const server = setupServer(...handlers());
beforeAll(() => server.listen());
afterEach(() => {
  cleanup();
  client.clear();
  server.resetHandlers();
});
afterAll(() => server.close());

it('reads bills from another origin, with the preflight of its own headers, in each language for itself', async () => {
  render(app);
  expect((await screen.findAllByRole('listitem')).length).toBeGreaterThan(0);
  configureClient({ language: 'en' });
  render(app);
  expect(client.getQueryCache().findAll({ queryKey: ['bills'] })).toHaveLength(2);
});

it('shows at once what the server refuses', async () => {
  server.use(bills.handlers.bills({ example: 'businessError' }));
  const { message } = (await readBills().catch((error: Error) => error)) as Error;
  render(app);
  expect(await screen.findByRole('button', { name: message })).toBeDefined();
});
