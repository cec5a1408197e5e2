import { UpstreamError, isFailedCall, isPlatformError, unavailableState } from './errors';

it.each([
  ['no reply at all', new UpstreamError('unavailable', 'Network Error'), { unavailable: 'no-reply' }],
  [
    'a platform that failed',
    new UpstreamError('unavailable', 'Network Error', { status: 503 }),
    { unavailable: 'failed' },
  ],
  [
    'a reply that does not parse',
    new UpstreamError('invalid-reply', 'Network Error', { status: 200 }),
    { unavailable: 'failed' },
  ],
  ['a refusal', new UpstreamError('refused', 'No.', { status: 422 }), {}],
  ['an ended session', new UpstreamError('unauthorized', 'No.', { status: 401 }), {}],
  ['another error', new Error('x'), {}],
])('gives a form the state of %s', (_, error, added) => {
  expect(unavailableState(error)).toEqual(added);
});

it('recognizes the platform’s error by its digest, without its class', () => {
  const inBrowser = (error: { digest?: string }) =>
    Object.assign(new Error('An error occurred'), { digest: error.digest });
  expect(isPlatformError(inBrowser(new UpstreamError('unavailable', 'Network Error')))).toBe(true);
  expect(isPlatformError(inBrowser(new UpstreamError('invalid-reply', 'Network Error')))).toBe(true);
  expect(isPlatformError(inBrowser(new UpstreamError('refused', 'No')))).toBe(false);
  expect(isPlatformError(inBrowser({ digest: '1234567' }))).toBe(false);
  expect(isPlatformError(new Error('ours'))).toBe(false);
  expect(isFailedCall(inBrowser(new UpstreamError('invalid-reply', 'Network Error')))).toBe(true);
  expect(isFailedCall(inBrowser(new UpstreamError('refused', 'No')))).toBe(true);
  expect(isFailedCall(inBrowser({ digest: '1234567' }))).toBe(false);
});
