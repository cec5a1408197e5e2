import { execFile } from 'node:child_process';
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { startTracer } from './start-tracer';

let collector: Server;
let received: Buffer[] = [];
const environment = { ...process.env };

beforeEach(async () => {
  received = [];
  collector = createServer((request, response) => {
    request.on('data', (part: Buffer) => received.push(part));
    request.on('end', () => response.writeHead(request.url === '/v1/traces' ? 200 : 404).end());
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  process.env.OTEL_EXPORTER_OTLP_ENDPOINT = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
});

afterEach(() => {
  collector.closeAllConnections();
  collector.close();
  process.env = { ...environment };
});

const idsOf = (traceparent: string) => {
  const [, trace = '', span = '', flags = ''] = traceparent.split('-');
  return { trace, span, flags };
};

/** Runs in a separate process: the exporter loads a part of itself in a way that Jest's modules do not support. */
const SENDING = `
  import { startTracer } from './lib/telemetry/start-tracer.ts';
  const tracer = await startTracer('the-shop');
  const request = tracer.begin({ name: 'GET', kind: 'server', parent: null });
  const call = tracer.begin({ name: 'platform /cart', kind: 'client', parent: request.traceparent });
  call.end(200);
  request.end(200, 'product');
  await tracer.stop();
  console.log(request.traceparent + ' ' + call.traceparent);
`;

/** As deploy/compose.yaml passes what nobody set. */
const UNSET = {
  OTEL_EXPORTER_OTLP_HEADERS: '',
  OTEL_RESOURCE_ATTRIBUTES: '',
  OTEL_TRACES_SAMPLER: '',
  OTEL_TRACES_SAMPLER_ARG: '',
};

it.each([{}, UNSET])('sends a request and its child call (%j)', async (settings) => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', SENDING], {
    env: { ...process.env, ...settings },
  });
  const [request = '', call = ''] = stdout.trim().split(' ');

  const ids = idsOf(request);
  expect(request).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-01$/);
  expect(idsOf(call).trace).toBe(ids.trace);
  const sent = Buffer.concat(received);
  for (const words of ['the-shop', 'GET product', 'platform /cart', 'http.response.status_code'])
    expect(sent.includes(words)).toBe(true);
  // The span id occurs as the request's own id and as the call's parent id.
  const span = Buffer.from(ids.span, 'hex');
  expect(sent.indexOf(span)).not.toBe(sent.lastIndexOf(span));
});

it('sends nothing for a request whose parent is not sampled', async () => {
  const tracer = await startTracer('the-shop');
  const work = tracer?.begin({ name: 'GET', kind: 'server', parent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-00` });
  expect(work?.traceparent).toMatch(/^00-a{32}-[\da-f]{16}-00$/);
  work?.end(200);
  await tracer?.stop();
  expect(received).toEqual([]);
});

it.each(['', 'nonsense', `00-${'0'.repeat(32)}-${'b'.repeat(16)}-01`, 'x'.repeat(10_000)])(
  'starts a new trace if the parent is invalid (%#)',
  async (parent) => {
    const tracer = await startTracer('the-shop');
    expect(tracer?.begin({ name: 'GET', kind: 'server', parent }).traceparent).toMatch(/^00-(?!0{32})[\da-f]{32}-/);
    await tracer?.stop();
  },
);

it.each([
  ['always_on', '', '01'],
  ['always_off', '', '00'],
  ['traceidratio', '0', '00'],
  ['traceidratio', '1', '01'],
  ['parentbased_always_off', '', '00'],
  ['parentbased_traceidratio', '0', '00'],
  ['parentbased_traceidratio', 'nonsense', '01'],
  ['unheard_of', '', '01'],
])('samples by %s %s', async (name, arg, flags) => {
  process.env.OTEL_TRACES_SAMPLER = name;
  process.env.OTEL_TRACES_SAMPLER_ARG = arg;
  const tracer = await startTracer('the-shop');
  expect(idsOf(tracer?.begin({ name: 'GET', kind: 'server', parent: null }).traceparent ?? '').flags).toBe(flags);
  await tracer?.stop();
});

it.each([{ OTEL_SDK_DISABLED: 'true' }, { OTEL_TRACES_EXPORTER: 'none' }, { OTEL_EXPORTER_OTLP_ENDPOINT: '' }])(
  'is off with %j',
  async (settings) => {
    Object.assign(process.env, settings);
    expect(await startTracer('the-shop')).toBeNull();
  },
);
