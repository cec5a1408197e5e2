import { z } from 'zod';
import { galleriesQuery, pageQuery, testimonialsQuery } from '../../lib/contract/graphql';
import { expect, test } from '../fixtures';

interface Operation {
  readonly name: string;
  readonly hash: string;
}

const bodyOf = ({ name, hash }: Operation, variables: object = {}) => ({
  operationName: name,
  variables,
  extensions: { persistedQuery: { version: 1, sha256Hash: hash } },
});
const OWN = { 'x-csrf': '1' };

test('the browser reads by the known operations, and by nothing else', async ({ page, baseURL }) => {
  const post = (data: object, headers: Readonly<Record<string, string>> = OWN) =>
    page.request.post('/api/graphql', { data, headers: { origin: baseURL ?? '', ...headers } });
  const reply = await post(bodyOf(testimonialsQuery));
  expect(reply.status()).toBe(200);
  expect(reply.headers()['cache-control']).toBe('private, no-store');
  const { testimonials } = testimonialsQuery.reply.parse(
    z.object({ data: z.unknown() }).parse(await reply.json()).data,
  );
  expect(testimonials.length).toBeGreaterThan(0);

  const about = await (await post(bodyOf(pageQuery, { url: 'about' }))).text();
  expect(about).toContain('"url":"about"');
  expect(about).not.toMatch(/token|eyJ/);

  for (const [status, body] of [
    [400, { query: testimonialsQuery.document }],
    [400, { ...bodyOf(testimonialsQuery), query: '{ testimonials { id } }' }],
    [400, bodyOf({ name: testimonialsQuery.name, hash: galleriesQuery.hash })],
    [400, bodyOf({ name: 'users', hash: 'x' })],
    [400, {}],
    [422, bodyOf(pageQuery, {})],
    [422, bodyOf(pageQuery, { url: 'about', more: 1 })],
  ] as const) {
    expect((await post(body)).status()).toBe(status);
  }
  expect((await post(bodyOf(testimonialsQuery), {})).status()).toBe(403);
  expect((await post(bodyOf(testimonialsQuery), { ...OWN, origin: 'https://evil.example' })).status()).toBe(403);
  expect((await page.request.get('/api/graphql')).status()).toBe(405);
});
