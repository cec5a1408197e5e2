import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { callTracer } from '@/lib/config/call-tracer';
import type { Tracer } from '@/lib/telemetry/tracer';
import { Traces } from './traces';

const OWN = `00-${'c'.repeat(32)}-${'d'.repeat(16)}-01`;
const end = jest.fn();
const begin = jest.fn().mockReturnValue({ traceparent: OWN, end });
const traces = new Traces({ begin } as unknown as Tracer);

function answered(url: string, { ended = true, status = 200 } = {}) {
  const response = Object.assign(new EventEmitter(), { statusCode: status, writableEnded: ended });
  const headers = { traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01` };
  const traceparent = traces.begin(
    { method: 'GET', url, headers } as unknown as IncomingMessage,
    response as unknown as ServerResponse,
  );
  response.emit('close');
  return traceparent;
}

it('starts a new trace, whatever trace header the client sent', () => {
  expect(answered('/product/oat-shampoo')).toBe(OWN);
  expect(begin).toHaveBeenLastCalledWith({ name: 'GET', kind: 'server', parent: null });
});

it('has the kind of page, but not its address', () => {
  answered('/auth/secret-token?email=anna@example.com', { status: 303 });
  expect(end).toHaveBeenLastCalledWith(303, 'auth');
});

it('does not trace health checks', () => {
  begin.mockClear();
  expect(answered('/readyz')).toBeNull();
  expect(begin).not.toHaveBeenCalled();
});

it('records an aborted request', () => {
  answered('/shop', { ended: false });
  expect(end).toHaveBeenLastCalledWith(null, 'shop');
});

it("traces the platform's calls from Next's bundles", () => {
  callTracer()?.('/cart', OWN);
  expect(begin).toHaveBeenLastCalledWith({ name: 'platform /cart', kind: 'client', parent: OWN });
});
