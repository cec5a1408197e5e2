import { createHash } from 'node:crypto';
import { z } from 'zod';
import { OtherPlatform } from '../../../e2e/other-platform/other-platform';
import { testimonialsQuery } from '../../contract/graphql';
import { parseJson } from '../../domain/values/parse-json';
import type { SessionData } from '../../session/data';
import { publicQuery, queryAs } from './graphql';
import { clientFor } from './graphql-client';

const platform = new OtherPlatform();
const GRAPHQL = /graphql/;

beforeAll(async () => {
  process.env.SESSION_PASSWORD = 'q1Zb9vKx0f3mT7uYw2sLr8pNc5dHj6gEa4iXoVtBkQU=';
  process.env.LOG_LEVEL = 'silent';
  process.env.API_BASE_URL = await platform.listen();
});
afterAll(() => platform.close());
beforeEach(() => {
  platform.heal();
  platform.seen.length = 0;
});

const session = (accessToken: string, base?: string): SessionData => ({
  sid: accessToken,
  accessToken,
  refreshToken: '',
  fingerprint: 'x',
  issuedAt: 0,
  ...(base && { base }),
});
const says = (status: number, message: string, code?: string) =>
  platform.breaks(GRAPHQL, {
    kind: 'reply',
    status,
    body: { errors: [{ message, ...(code && { extensions: { code } }) }, { message: 'And more.' }] },
  });

it('has one client per credential', () => {
  expect(clientFor(null)).toBe(clientFor(null));
  expect(clientFor(session('one'))).toBe(clientFor(session('one')));
  const others = [null, session('one'), session('two'), session('one', 'http://127.0.0.1:1')];
  expect(new Set(others.map(clientFor)).size).toBe(others.length);
});

it('sends each token only with its own calls, without caching or deduplication', async () => {
  await Promise.all([
    queryAs(testimonialsQuery, {}, session('one')),
    queryAs(testimonialsQuery, {}, session('two')),
    queryAs(testimonialsQuery, {}, session('two')),
    publicQuery(testimonialsQuery, {}),
  ]);
  const seen = platform.seen.map(({ path, headers }) => [path, headers.authorization].join(' '));
  expect(seen.toSorted((one, other) => one.localeCompare(other))).toEqual([
    '/graphql ',
    '/graphql Bearer one',
    '/graphql Bearer two',
    '/graphql Bearer two',
  ]);
});

it('sends an operation’s hash with its document', async () => {
  await publicQuery(testimonialsQuery, {});
  const [{ body } = { body: null }] = platform.seen;
  const { query, extensions } = z
    .object({ query: z.string(), extensions: z.object({ persistedQuery: z.unknown() }) })
    .parse(parseJson(String(body)));
  expect(extensions.persistedQuery).toEqual({
    version: 1,
    sha256Hash: createHash('sha256').update(query).digest('hex'),
  });
});

it('asks a platform that does not know a field without it, and from then on at once', async () => {
  const message = 'Cannot query field "rating" on type "Testimonial".';
  const ask = async () => publicQuery(testimonialsQuery, {});
  const sent = () =>
    platform.seen.map(({ body }) => z.object({ query: z.string() }).parse(parseJson(String(body))).query);
  await ask();
  const [whole = ''] = sent();
  const line = whole.slice(0, whole.indexOf('rating')).split('\n');
  const locations = [{ line: line.length, column: (line.at(-1)?.length ?? 0) + 1 }];
  platform.breaks(GRAPHQL, { kind: 'reply', status: 400, body: { errors: [{ message, locations }] } }, 1);
  expect(await ask()).toEqual({ testimonials: [] });
  expect(await ask()).toEqual({ testimonials: [] });
  expect(sent().map((query) => query.includes('rating'))).toEqual([true, true, false, false]);
  expect(platform.seen.map(({ body }) => String(body).includes('persistedQuery'))).toEqual([true, true, false, false]);
});

it('retries once without a response', async () => {
  platform.breaks(GRAPHQL, { kind: 'disconnect' }, 1);
  expect(await publicQuery(testimonialsQuery, {})).toEqual({ testimonials: [] });
  expect(platform.count(GRAPHQL)).toBe(2);
  platform.breaks(GRAPHQL, { kind: 'disconnect' });
  await expect(publicQuery(testimonialsQuery, {})).rejects.toMatchObject({ kind: 'unavailable', status: 0 });
  expect(platform.count(GRAPHQL)).toBe(4);
});

it.each([
  [200, 'No such thing.', 'GONE', 'refused'],
  [422, 'Not like this.', 'INVALID', 'refused'],
  [200, 'Expired.', 'TOKEN_EXPIRED', 'unauthorized'],
  [422, 'Signature verification failed', undefined, 'unauthorized'],
  [401, 'Who are you?', 'TOKEN_INVALID', 'unauthorized'],
])('maps %d with "%s" (%s) to %s, with the first message and without a retry', async (status, message, code, kind) => {
  says(status, message, code);
  await expect(queryAs(testimonialsQuery, {}, session('one'))).rejects.toMatchObject({
    name: 'UpstreamError',
    kind,
    message,
    status,
    code: code ?? '',
  });
  expect(platform.count(GRAPHQL)).toBe(1);
});

it.each([
  [401, {}],
  [422, {}],
  [422, { text_code: 'TOKEN_EXPIRED', message: 'Expired.' }],
  [401, { errors: [{ message: '' }] }],
  [401, { errors: [{ message: 'Token has expired' }] }],
  [422, { message: 'Not enough segments' }],
])('counts %d with %j as an expired token, if one was sent', async (status, body) => {
  platform.breaks(GRAPHQL, { kind: 'reply', status, body });
  const expired = { kind: 'unauthorized', code: 'TOKEN_EXPIRED', status };
  await expect(queryAs(testimonialsQuery, {}, session('one'))).rejects.toMatchObject(expired);
});

it('counts nothing as an expired token if none was sent', async () => {
  platform.breaks(GRAPHQL, { kind: 'reply', status: 401, body: {} });
  await expect(publicQuery(testimonialsQuery, {})).rejects.toMatchObject({ kind: 'unauthorized', code: '' });
});

it.each<[string, unknown]>([
  ['another shape', { data: { testimonials: 'many' } }],
  ['no data', { data: null }],
  ['nothing', {}],
])('rejects %s as an invalid reply', async (_, body) => {
  platform.breaks(GRAPHQL, { kind: 'reply', body });
  await expect(publicQuery(testimonialsQuery, {})).rejects.toMatchObject({ kind: 'invalid-reply' });
});

it('rejects a response that is not GraphQL', async () => {
  platform.breaks(GRAPHQL, { kind: 'garbage' });
  await expect(publicQuery(testimonialsQuery, {})).rejects.toMatchObject({ kind: 'invalid-reply' });
  platform.breaks(GRAPHQL, { kind: 'reply', status: 500, body: {} });
  await expect(publicQuery(testimonialsQuery, {})).rejects.toMatchObject({ kind: 'unavailable', status: 500 });
});
