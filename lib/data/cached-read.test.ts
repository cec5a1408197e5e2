import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external';
import { UpstreamError } from '../upstream/errors';
import { cachedRead, dated } from './cached-read';

/** In the past, since Next's record of tags goes by the true time. */
const NOW = Date.now() - 600_000;
let made = 'request';
let phase = 'render';
const marked: string[][] = [];
jest.mock('next/dist/server/app-render/work-unit-async-storage.external', () => ({
  workUnitAsyncStorage: { getStore: () => ({ type: made, phase }) },
}));
jest.mock('next/cache', () => ({
  cacheLife: () => undefined,
  cacheTag: (...tags: string[]) => void marked.push(tags),
}));

beforeEach(() => {
  [made, phase] = ['request', 'render'];
  jest.useFakeTimers({ now: NOW, doNotFake: ['performance', 'nextTick'] });
});
afterEach(() => jest.useRealTimers());

/** What was begun meanwhile has ended. */
const settled = () => new Promise((resolve) => process.nextTick(() => process.nextTick(resolve)));

/** A read that counts, and how often it was made. */
function counting(tag: string) {
  const reads: string[] = [];
  const read = cachedRead(async (slug: string) =>
    dated([tag], async () => {
      reads.push(slug);
      return { slug, colours: ['red'] };
    }),
  );
  return { read, reads };
}

it('gives requests the same value, by its arguments', async () => {
  const { read, reads } = counting('a');
  expect(await read('x')).toBe(await read('x'));
  expect(await read('y')).toEqual({ slug: 'y', colours: ['red'] });
  expect(reads).toEqual(['x', 'y']);
  expect(marked).toContainEqual(['a']);
});

it('shows a value of more than a minute at once, reads it again meanwhile, and keeps it for a day', async () => {
  let reads = 0;
  let answers = true;
  const read = cachedRead(async () =>
    dated(['e'], async () => {
      reads += 1;
      if (!answers) throw new UpstreamError('unavailable', '');
      return reads;
    }),
  );
  expect(await read()).toBe(1);
  jest.setSystemTime(NOW + 60_000);
  expect([await read(), await read()]).toEqual([1, 1]);
  await settled();
  expect([await read(), reads]).toEqual([2, 2]);
  answers = false;
  jest.setSystemTime(NOW + 60_000 + 86_399_000);
  expect(await read()).toBe(2);
  await settled();
  expect([await read(), reads]).toEqual([2, 4]);
  await settled();
  jest.setSystemTime(NOW + 60_000 + 86_400_000);
  await expect(read()).rejects.toThrow(UpstreamError);
});

it('reads a value of more than a minute again before a call or an action goes by it', async () => {
  const { read, reads } = counting('g');
  await read('x');
  phase = 'action';
  jest.setSystemTime(NOW + 59_000);
  await read('x');
  expect(reads).toHaveLength(1);
  jest.setSystemTime(NOW + 60_000);
  await read('x');
  expect(reads).toHaveLength(2);
});

it('reads again at once what scheduled content ends, and what did not exist', async () => {
  let reads = 0;
  const ending = cachedRead(async () =>
    dated(['f'], async (endsAt) => {
      endsAt(NOW + 5_000);
      endsAt(NOW + 9_000);
      return (reads += 1);
    }),
  );
  const missing = cachedRead(async () => dated(['f'], async () => ((reads += 10) > 20 ? 'there' : null)));
  expect([await ending(), await ending(), await missing(), await missing()]).toEqual([1, 1, null, null]);
  jest.setSystemTime(NOW + 5_000);
  expect(await ending()).toBe(12);
  jest.setSystemTime(NOW + 60_000);
  expect(await missing()).toBe('there');
});

it('reads again what was published since', async () => {
  const { read, reads } = counting('b');
  await read('x');
  tagsManifest.set('b', { expired: NOW + 1 });
  jest.setSystemTime(NOW + 2);
  await read('x');
  await read('x');
  expect(reads).toEqual(['x', 'x']);
});

it.each(['prerender', 'cache'])('leaves a %s to Next, which notes the tags', async (type) => {
  const { read, reads } = counting('c');
  await read('x');
  made = type;
  await read('x');
  await read('x');
  expect(reads).toEqual(['x', 'x', 'x']);
});

it('shares what nobody can change, and no failure', async () => {
  const { read } = counting('d');
  const { colours } = await read('x');
  expect(() => colours.push('blue')).toThrow(TypeError);
  let fails = true;
  const failing = cachedRead(async () =>
    dated(['d'], async () => {
      if (fails) throw new Error('down');
      return 'up';
    }),
  );
  await expect(failing()).rejects.toThrow('down');
  fails = false;
  expect(await failing()).toBe('up');
});
