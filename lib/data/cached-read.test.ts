import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external';
import { cachedRead, dated } from './cached-read';

/** In the past, since Next's record of tags goes by the true time. */
const NOW = Date.now() - 600_000;
let made = 'request';
const marked: string[][] = [];
jest.mock('next/dist/server/app-render/work-unit-async-storage.external', () => ({
  workUnitAsyncStorage: { getStore: () => ({ type: made }) },
}));
jest.mock('next/cache', () => ({
  cacheLife: () => undefined,
  cacheTag: (...tags: string[]) => void marked.push(tags),
}));

beforeEach(() => {
  made = 'request';
  jest.useFakeTimers({ now: NOW, doNotFake: ['performance'] });
});
afterEach(() => jest.useRealTimers());

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

it('gives requests the same value while it holds, by its arguments', async () => {
  const { read, reads } = counting('a');
  expect(await read('x')).toBe(await read('x'));
  expect(await read('y')).toEqual({ slug: 'y', colours: ['red'] });
  expect(reads).toEqual(['x', 'y']);
  jest.setSystemTime(NOW + 60_000);
  await read('x');
  expect(reads).toEqual(['x', 'y', 'x']);
  expect(marked).toContainEqual(['a']);
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
