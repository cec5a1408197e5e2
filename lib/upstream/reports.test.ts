import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

const CONTEXT = {
  routerKind: 'App Router',
  routePath: '/[view]/login/link',
  routeType: 'render',
  renderSource: 'react-server-components',
  revalidateReason: undefined,
} as const;

const sent: string[] = [];
const server = createServer((request, response) => {
  void text(request).then((body) => {
    sent.push(body);
    response.end('{}');
  });
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => jest.resetModules());

function settings(dsn: string | undefined): void {
  jest.doMock('../config/env', () => ({ env: () => ({ SENTRY_DSN: dsn }) }));
}

it('loads and sends nothing without a SENTRY_DSN', async () => {
  settings(undefined);
  const sentry = jest.fn();
  jest.doMock('@sentry/nextjs', sentry);
  const { reportRequestError, startReports } = await import('./reports');
  await startReports();
  await reportRequestError(new Error('x'), 'GET', CONTEXT);
  expect(sentry).not.toHaveBeenCalled();
  jest.dontMock('@sentry/nextjs');
});

it('sends an error without personal data', async () => {
  settings(`http://key@127.0.0.1:${(server.address() as AddressInfo).port}/1`);
  const { reportRequestError, startReports } = await import('./reports');
  await startReports();
  await reportRequestError(
    new Error('GET /login/link?email=jo@example.com&code=123456 failed for jo@example.com'),
    'GET',
    CONTEXT,
  );
  const { close } = await import('@sentry/nextjs');
  await close(5_000);
  const report = sent.join('\n');
  expect(report).toContain('/login/link?[removed] failed for [removed]');
  expect(report).toContain('"router_path":"/[view]/login/link"');
  expect(report).toContain('"transaction":"GET /[view]/login/link"');
  expect(report).not.toMatch(/jo@example|123456/);
});
