import { z } from 'zod';
import {
  type GraphqlOperation,
  galleriesQuery,
  hashOf,
  pageQuery,
  testimonialsQuery,
} from '../../lib/contract/graphql';
import { expect, test } from '../fixtures';

const bodyWith = (operationName: string, sha256Hash: string, variables: object = {}) => ({
  operationName,
  variables,
  extensions: { persistedQuery: { version: 1, sha256Hash } },
});
const bodyOf = async (operation: GraphqlOperation, variables: object = {}) =>
  bodyWith(operation.name, await hashOf(operation), variables);
const OWN = { 'x-csrf': '1' };

test('the browser may send only the known operations', async ({ page, baseURL }) => {
  const post = (data: object, headers: Readonly<Record<string, string>> = OWN) =>
    page.request.post('/api/graphql', { data, headers: { origin: baseURL ?? '', ...headers } });
  const reply = await post(await bodyOf(testimonialsQuery));
  expect(reply.status()).toBe(200);
  expect(reply.headers()['cache-control']).toBe('private, no-store');
  const { testimonials } = testimonialsQuery.reply.parse(
    z.object({ data: z.unknown() }).parse(await reply.json()).data,
  );
  expect(testimonials.length).toBeGreaterThan(0);

  const about = await (await post(await bodyOf(pageQuery, { url: 'about' }))).text();
  expect(about).toContain('"url":"about"');
  expect(about).not.toMatch(/token|eyJ/);

  for (const [status, body] of [
    [400, { query: testimonialsQuery.document }],
    [400, { ...(await bodyOf(testimonialsQuery)), query: '{ testimonials { id } }' }],
    [400, bodyWith(testimonialsQuery.name, await hashOf(galleriesQuery))],
    [400, bodyWith('users', 'x')],
    [400, {}],
    [422, await bodyOf(pageQuery, {})],
    [422, await bodyOf(pageQuery, { url: 'about', more: 1 })],
  ] as const) {
    expect((await post(body)).status()).toBe(status);
  }
  expect((await post(await bodyOf(testimonialsQuery), {})).status()).toBe(403);
  expect((await post(await bodyOf(testimonialsQuery), { ...OWN, origin: 'https://evil.example' })).status()).toBe(403);
  expect((await page.request.get('/api/graphql')).status()).toBe(405);
});
