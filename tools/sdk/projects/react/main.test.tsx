import { render, screen } from '@testing-library/react';
import { bills as readBills } from 'customer-sdk/bills';
import { bills, handlers } from 'customer-sdk/msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { app } from './main';

const server = setupServer(...handlers());
beforeAll(() => server.listen());
afterAll(() => server.close());

it('reads bills from another origin, with the preflight of its own headers', async () => {
  render(app);
  expect((await screen.findAllByRole('listitem')).length).toBeGreaterThan(0);
});

it('shows what the server refuses', async () => {
  server.use(bills.handlers.bills({ example: 'businessError' }));
  await expect(readBills()).rejects.toMatchObject({ kind: 'business' });
});
