import { runInNewContext } from 'node:vm';
import { canSplit, splitPage } from './split-page';

const page = [
  '<!DOCTYPE html><html><head><title>A</title><script src="/_next/x.js" async=""></script></head><body><p>Words</p>',
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"a:\\u003cb\\n$&"])</script>',
  '<script>$RC("B:0")</script><script type="application/ld+json">{"a":1}</script><script>self.__next_f.push([1,"c"])</script></body></html>',
].join('');

it('moves the flight data, in its order, into one script', () => {
  const { html, flight } = splitPage(page, '/flight/x.js?at=/');
  expect(flight).toBe(
    '(self.__next_f=self.__next_f||[]).push([0]);\nself.__next_f.push([1,"a:\\u003cb\\n$&"]);\nself.__next_f.push([1,"c"]);',
  );
  expect(html).not.toContain('__next_f.push');
  expect(html).toMatch(
    /<script fetchpriority="low" src="\/flight\/x.js\?at=\/" onerror="[^"]+"><\/script><\/body><\/html>$/,
  );
  expect(html).toContain('<p>Words</p><script>$RC("B:0")</script><script type="application/ld+json">{"a":1}</script>');
});

it('loads a fresh page when the file is gone, and only once', () => {
  const { html } = splitPage(page, '/flight/x.js');
  const [, handler = ''] = /onerror="([^"]+)"/.exec(html) ?? [];
  const went: string[] = [];
  const run = (search: string) => {
    const location = { pathname: '/shop', search, hash: '#a', replace: (to: string) => went.push(to) };
    runInNewContext(handler, { location, self: {} });
  };
  run('');
  run('?q=1');
  run('?fresh=1');
  expect(went).toEqual(['/shop?fresh=1#a', '/shop?q=1&fresh=1#a']);
});

it('leaves a page without flight data as it is', () => {
  expect(splitPage('<html><head></head></html>', '/x')).toEqual({ html: '<html><head></head></html>', flight: null });
});

describe('a page of another Next', () => {
  it('is known from one of this', () => {
    expect(canSplit(page)).toBe(true);
  });

  it.each([
    ['has no list that the data are pushed to', page.replace('(self.__next_f=self.__next_f||[]).push([0])', '')],
    ['begins in another way', page.replace('.push([0])', '.push([0,1])')],
    ['calls something else', page.replace('self.__next_f.push([1,"c"])', 'self.__next_f.add([1,"c"])')],
    ['has attributes at its scripts', page.replace('<script>self.__next_f', '<script id="a">self.__next_f')],
    ['has no data but their beginning', page.replaceAll(/<script>self\.__next_f[^<]*<\/script>/g, '')],
    ['has no data', '<html><body></body></html>'],
    ['does not end with its body', page.replace('</body></html>', '</body></html><!-- x -->')],
    ['has the end of a body in it', page.replace('<p>', '</body><p>')],
  ])('%s', (_, other) => {
    expect(canSplit(other)).toBe(false);
  });
});
