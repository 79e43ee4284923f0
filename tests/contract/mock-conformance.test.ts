import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Report } from '@farol/conformance/report.ts';
import { runConformance } from '@farol/conformance/run.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createMock, type Mock } from '../../mock-server/middleware.ts';

let mock: Mock;
let server: Server;
let report: Report;

beforeAll(async () => {
  // The mock prints every SMS that it "sends".
  vi.spyOn(console, 'info').mockImplementation(() => {});
  mock = await createMock();
  server = createServer((request, response) => mock.middleware(request, response, () => response.writeHead(404).end()));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  report = await runConformance({ target: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
}, 240_000);

afterAll(() => {
  mock.close();
  server.closeAllConnections();
  server.close();
});

describe('the mock', () => {
  it('has no fault', () => {
    expect(report.faults.map(({ message }) => message)).toEqual([]);
    expect(report.notImplemented).toEqual([]);
    expect(report.finished).toBe(true);
  });

  it('answers every operation of the contract with every documented kind of answer', () => {
    expect(report.coverage).toHaveLength(mock.contract().facts.size);
    expect(report.coverage.filter(({ seen }) => !seen).map(({ operationId }) => operationId)).toEqual([]);
    const open = report.coverage.flatMap(({ operationId, cells }) =>
      Object.entries(cells).flatMap(([cell, state]) => (state === 'seen' ? [] : `${operationId} ${cell}`)),
    );
    expect(open).toEqual([]);
  });

  it('goes every journey to its end', () => {
    expect(report.journeys.length).toBeGreaterThanOrEqual(6);
    expect(report.journeys.filter(({ state }) => state !== 'passed')).toEqual([]);
  });

  it('lets every customer in', () => {
    expect(report.signedIn).toBe(true);
    expect(report.notes).toEqual([]);
  });
});
