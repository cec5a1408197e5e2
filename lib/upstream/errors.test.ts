import { UpstreamError, unavailability } from './errors';

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
])('tells a form of %s', (_, error, added) => {
  expect(unavailability(error)).toEqual(added);
});
