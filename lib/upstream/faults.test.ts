/** Every failure of a platform (e2e/other-platform): how long the visitor waits, and the load on the shop. */
import { text } from 'node:stream/consumers';
import { OtherPlatform } from '../../e2e/other-platform/other-platform';
import type { Fault } from '../../e2e/other-platform/faults';
import { log } from '../config/log';
import { setMeter } from '../config/meter';
import { submitOrder } from '../contract/cart/cart.contract';
import { productByUrl, productList } from '../contract/catalogue/product';
import { testimonialsQuery } from '../contract/graphql';
import { currentDomain } from '../contract/site/site';
import { pageByUrl } from '../contract/content/page';
import { processMemory } from '../session/process-memory';
import { UpstreamError, isNotSent } from './errors';
import { fetchFirstImage } from './files/image';
import { publicQuery } from './graphql/graphql';
import { isLinkActive } from './link-state';
import { publicCall } from './public-call';
import { send } from './transport';

const MB = 1024 * 1024;
const platform = new OtherPlatform();

beforeAll(async () => {
  process.env.SESSION_PASSWORD = 'q1Zb9vKx0f3mT7uYw2sLr8pNc5dHj6gEa4iXoVtBkQU=';
  process.env.LOG_LEVEL = 'silent';
  process.env.API_BASE_URL = await platform.listen();
});
afterAll(() => platform.close());
beforeEach(() => {
  platform.heal();
  platform.seen.length = 0;
  processMemory('breakers', () => new Map()).clear();
});

const LIST = /\/sell\/product\?/;
const list = (timeoutMs?: number) =>
  send(productList, { query: { page: 1 } }, timeoutMs === undefined ? {} : { timeoutMs });
const ofKind = (kind: UpstreamError['kind']) => expect.objectContaining({ name: 'UpstreamError', kind });

async function refusalOf(work: Promise<unknown>): Promise<UpstreamError> {
  const error: unknown = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (error instanceof UpstreamError) return error;
  throw new Error('expected an UpstreamError');
}

/** Forgets the last answer, which is kept for two seconds. */
function noLinkYet(): void {
  processMemory('link', (): { asked: unknown } => ({ asked: null })).asked = null;
}

async function opened(times = 5): Promise<void> {
  platform.breaks(LIST, { kind: 'reply', status: 503, body: {} });
  for (let done = 0; done < times; done += 1) await refusalOf(list());
}

describe('receiving replies', () => {
  it.each<Fault>([
    { kind: 'bomb', bytes: 400 * MB },
    { kind: 'huge', bytes: 400 * MB },
  ])('$kind: three of 400 MB at once use no memory', async (fault) => {
    platform.breaks(LIST, fault);
    const before = process.memoryUsage().rss;
    const replies = await Promise.allSettled([list(), list(), list()]);
    expect(replies.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect((process.memoryUsage().rss - before) / MB).toBeLessThan(200);
  });

  it('limits a GraphQL reply too, and does not retry it', async () => {
    platform.breaks(/graphql/, { kind: 'bomb', bytes: 400 * MB });
    await expect(publicQuery(testimonialsQuery, {})).rejects.toEqual(ofKind('unavailable'));
    expect(platform.count(/graphql/)).toBe(1);
  });

  it('times out on one byte per second', async () => {
    platform.breaks(LIST, { kind: 'stall' });
    const begun = performance.now();
    expect(await refusalOf(list(500))).toMatchObject({ kind: 'unavailable', status: 0 });
    expect(performance.now() - begun).toBeLessThan(3_000);
  });

  it.each<[Fault, UpstreamError['kind']]>([
    [{ kind: 'cut' }, 'unavailable'],
    [{ kind: 'disconnect' }, 'unavailable'],
    [{ kind: 'garbage' }, 'invalid-reply'],
  ])('fails with the matching kind of error: %j', async (fault, kind) => {
    platform.breaks(LIST, fault);
    await expect(list()).rejects.toEqual(ofKind(kind));
  });

  it('parses JSON with any content type', async () => {
    platform.breaks(LIST, { kind: 'wrong-type' });
    expect((await list()).data).toHaveLength(9);
  });

  it('aborts a picture without an end', async () => {
    platform.breaks(/\/assets\//, { kind: 'bomb', bytes: 400 * MB }, 1);
    const sought = { visitor: new Request('http://shop.invalid'), isHashed: true };
    const bomb = await fetchFirstImage(['/assets/i/abcdef/1x1/150.webp'], sought);
    expect(bomb.headers.get('content-length')).toBeNull();
    await expect(text(bomb.body ?? new ReadableStream())).rejects.toThrow(/more than/);
    expect((await fetchFirstImage(['/assets/i/abcdef/1x1/150.webp'], sought)).status).toBe(200);
  });
});

describe('timeouts', () => {
  it('are 8 s for reads, even those sent as POST, and for changes the specified 50 s', async () => {
    const timers = jest.spyOn(globalThis, 'setTimeout');
    await list();
    await publicQuery(testimonialsQuery, {});
    await refusalOf(
      send(submitOrder, {
        body: {
          address: '1',
          shipping_option_id: '1',
          paymentGateway: 'account',
          note: '',
          promotion_code: '',
          url: '',
          purchase_order_number: '',
          marketing_opt_in: false,
          use_credit: false,
        },
      }),
    );
    // The HTTP client has shorter timers of its own.
    const limits = timers.mock.calls.map(([, milliseconds = 0]) => milliseconds).filter((limit) => limit >= 8_000);
    timers.mockRestore();
    expect(limits).toEqual([8_000, 8_000, 50_000]);
  });

  it('leave no timer behind once the reply is there', async () => {
    const before = process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length;
    await list();
    expect(process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length).toBeLessThanOrEqual(before);
  });
});

describe('a platform that does not respond', () => {
  it('gets no more calls after five failures: callers fail at once', async () => {
    await opened();
    const before = platform.seen.length;
    const error = await refusalOf(publicCall(productList, { query: {} }));
    expect([isNotSent(error), error.kind, error.status]).toEqual([true, 'unavailable', 503]);
    expect(isNotSent(await refusalOf(send(pageByUrl, { query: { url: 'about' } })))).toBe(true);
    expect(platform.seen.length).toBe(before);
  });

  it('still gets the calls that it responds to', async () => {
    for (let done = 0; done < 3; done += 1) {
      await opened(2);
      await send(pageByUrl, { query: { url: 'about' } });
    }
    expect(isNotSent(await refusalOf(list()))).toBe(true);
    expect((await send(pageByUrl, { query: { url: 'about' } })).item.slug).toBe('about');
  });

  it.each<[string, Fault]>([
    ['a refusal', { kind: 'reply', status: 422, body: { message: 'No.' } }],
    ['404', { kind: 'reply', status: 404, body: {} }],
    ['an error of its own', { kind: 'reply', status: 500, body: {} }],
    ['too much of one thing', { kind: 'reply', status: 503, body: { text_code: 'BUSY' } }],
  ])('%s counts as a response', async (_, fault) => {
    platform.breaks(LIST, fault);
    for (let done = 0; done < 8; done += 1) expect(isNotSent(await refusalOf(list()))).toBe(false);
  });

  it('gets all calls of a page within two seconds after it responds again', async () => {
    platform.breaks(/.*/, { kind: 'reply', status: 503, body: {} });
    for (let done = 0; done < 5; done += 1) await refusalOf(list());
    platform.heal();
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    const about = () => send(pageByUrl, { query: { url: 'about' } });
    const calls = await Promise.allSettled([list(), about(), about(), publicQuery(testimonialsQuery, {})]);
    expect(calls.map(({ status }) => status)).toEqual(Array.from(calls, () => 'fulfilled'));
  });

  it('is asked by one small read for browsers and the breaker: measured, and without a warning', async () => {
    const measured: string[] = [];
    const others = { cachedPage() {}, pageRendered() {}, refresh() {}, breaker() {}, vital() {} };
    setMeter({ ...others, platformCall: (call, result) => void measured.push(`${call} ${result}`) });
    const warned = jest.spyOn(log, 'warn');
    platform.breaks(/.*/, { kind: 'disconnect' });
    for (let done = 0; done < 5; done += 1) await refusalOf(list());
    measured.length = 0;
    warned.mockClear();
    noLinkYet();
    expect(await isLinkActive()).toBe(false);
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    expect(measured.length).toBeGreaterThan(1);
    expect(new Set(measured)).toEqual(new Set([`${currentDomain.path} failed`]));
    expect(warned).not.toHaveBeenCalled();
    warned.mockRestore();
  });

  it('is detected again by the next readiness check', async () => {
    await opened();
    platform.heal();
    noLinkYet();
    expect(await isLinkActive()).toBe(true);
    // The call that failed, too, is tried again at once.
    expect((await send(productByUrl, { query: { url: 'jam-jar' } })).item.slug).toBe('jam-jar');
    expect((await send(pageByUrl, { query: { url: 'about' } })).item.slug).toBe('about');
  });
});

it.each([408, 429])('a public read that is refused for a moment (%d) says nothing about its record', async (status) => {
  platform.breaks(LIST, { kind: 'reply', status, body: '<html>Slow down', headers: { 'retry-after': '7' } });
  await expect(publicCall(productList, { query: { page: 1 } })).rejects.toMatchObject({
    kind: 'unavailable',
    status,
    retryAfter: 7,
    digest: 'UNAVAILABLE',
  });
  expect(platform.count(LIST)).toBe(1);
});
