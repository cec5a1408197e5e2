import { canSplit, splitPage } from './split-page';

const BEGIN =
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["a.js"],"runtimeModuleIds":[1]})';

const page = [
  '<!DOCTYPE html><html><head><title>A</title><script src="/_next/x.js" async=""></script></head><body><p>Words</p>',
  `<script>${BEGIN}</script>`,
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script>',
  '<script>self.__next_f.push([1,"a:\\u003cb\\n$&"])</script>',
  '<script>$RC("B:0")</script><script type="application/ld+json">{"a":1}</script>',
  '<script>self.__next_f.push([1,"c"])</script></body></html>',
].join('');

it('moves the flight data, in order, into one script, followed by the script that starts the application', () => {
  const { html, flight } = splitPage(page, '/flight/x.js?at=/');
  expect(flight).toBe(
    [
      '(self.__next_f=self.__next_f||[]).push([0]);',
      'self.__next_f.push([1,"a:\\u003cb\\n$&"]);',
      'self.__next_f.push([1,"c"]);',
      `${BEGIN};`,
    ].join('\n'),
  );
  expect(html).not.toContain('TURBOPACK');
  expect(html).not.toContain('__next_f.push');
  expect(html).toMatch(/<script src="\/flight\/x.js\?at=\/"><\/script><\/body><\/html>$/);
  expect(html).toContain('<p>Words</p><script>$RC("B:0")</script><script type="application/ld+json">{"a":1}</script>');
});

it('leaves a page without flight data unchanged', () => {
  expect(splitPage('<html><head></head></html>', '/x')).toEqual({ html: '<html><head></head></html>', flight: null });
});

describe('a page in an unknown format', () => {
  it('is distinguished from a known one', () => {
    expect(canSplit(page)).toBe(true);
  });

  it.each([
    ['lacks the list to which data is pushed', page.replace('(self.__next_f=self.__next_f||[]).push([0])', '')],
    ['starts the list differently', page.replace('.push([0])', '.push([0,1])')],
    ['calls another function', page.replace('self.__next_f.push([1,"c"])', 'self.__next_f.add([1,"c"])')],
    ['has scripts with attributes', page.replace('<script>self.__next_f', '<script id="a">self.__next_f')],
    ['has no flight data, but its start script', page.replaceAll(/<script>self\.__next_f[^<]*<\/script>/g, '')],
    ['starts without an entry module', page.replace(/"runtimeModuleIds":\[\d+\]/, '"runtimeModuleIds":[]')],
    ['has no flight data', '<html><body></body></html>'],
    ['does not end with its body', page.replace('</body></html>', '</body></html><!-- x -->')],
    ['contains the end of a body', page.replace('<p>', '</body><p>')],
  ])('%s', (_, other) => {
    expect(canSplit(other)).toBe(false);
  });
});
