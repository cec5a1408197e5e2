import { Hono } from 'hono';
import type { Tracer } from '@/lib/telemetry/tracer';
import type { HttpEnv } from '../http/platform';
import { readTrustedCallers } from '../rules/web/trusted-callers';
import { traceRequests } from './traces';

const GIVEN = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;

function platform() {
  const begin = jest.fn();
  const end = jest.fn();
  begin.mockReturnValue({ traceparent: '', end });
  const trusted = readTrustedCallers('10.0.0.0/8');
  if (!trusted) throw new Error('The setting is wrong.');
  const router = new Hono<HttpEnv>();
  router.use('*', traceRequests({ begin } as unknown as Tracer, trusted));
  router.get('/user/verify/:code', (context) => context.json({}));
  const ask = async (peer: string) =>
    router.request(
      '/user/verify/secret-code?email=anna@example.com',
      { headers: { traceparent: GIVEN } },
      { incoming: { socket: { remoteAddress: peer } } },
    );
  return { ask, begin, end };
}

it.each([
  ['127.0.0.1', GIVEN],
  ['10.1.2.3', GIVEN],
  ['203.0.113.9', null],
])('continues a trace of the storefront, but of nobody else (%s)', async (peer, parent) => {
  const { ask, begin } = platform();
  await ask(peer);
  expect(begin).toHaveBeenCalledWith(expect.objectContaining({ parent }));
});

it('records the route pattern, never the path', async () => {
  const { ask, begin, end } = platform();
  await ask('127.0.0.1');
  expect(end).toHaveBeenCalledWith(200, '/user/verify/:code');
  expect(JSON.stringify([begin.mock.calls, end.mock.calls])).not.toMatch(/secret|anna/);
});
