import { codePolicy, readHeight } from './embed';

it.each([
  [{ stockistHeight: 420.2 }, 421],
  [{ stockistHeight: 0 }, 1],
  [{ stockistHeight: 1e9 }, 6000],
  [{ stockistHeight: Number.NaN }, null],
  [{ stockistHeight: Number.POSITIVE_INFINITY }, null],
  [{ stockistHeight: '400' }, null],
  [{ height: 400 }, null],
  [400, null],
  ['400', null],
  [null, null],
])('the height in %j is %p', (message, height) => {
  expect(readHeight(message)).toBe(height);
});

it('lets code run without network access', () => {
  const policy = codePolicy([]);
  expect(policy).toContain('sandbox allow-scripts allow-forms allow-popups');
  expect(policy).not.toMatch(/allow-same-origin|https:|'self' /);
  expect(policy).toContain("connect-src 'none'");
  expect(policy).toMatch(/frame-ancestors 'self'(;|$)/);
});

it('lets the back office frame code in a preview', () => {
  expect(codePolicy([], 'https://office.example')).toContain("frame-ancestors 'self' https://office.example;");
});

it('lets code reach the hosts that the operator allows', () => {
  expect(codePolicy(['forms.example.com'])).toContain("script-src 'unsafe-inline' https://forms.example.com;");
});
