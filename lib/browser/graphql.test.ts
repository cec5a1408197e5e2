import { z } from 'zod';
import { findGraphqlOperation, galleryQuery } from '../contract/graphql';
import { readGraphql } from './graphql';
import { parseJson } from '../domain/values/parse-json';
import { reportReply } from './site/connection';

const answer = jest.fn<Promise<Response>, [string, RequestInit]>();
const reply =
  (body: unknown, status = 200) =>
  async () =>
    Response.json(body, { status });
const request = z.looseObject({
  operationName: z.string(),
  variables: z.unknown(),
  extensions: z.object({ persistedQuery: z.object({ version: z.number(), sha256Hash: z.string() }) }),
});
const GALLERY = { id: '7', url: 'seven', heading: 'Seven', sub_heading: '', slides: [] };

beforeEach(() => {
  answer.mockReset();
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, init = {}) => {
    if (typeof input !== 'string') throw new Error('An address is a string here.');
    return answer(input, init);
  });
});
// Stops the connection polling that a lost reply started.
afterEach(() => reportReply(true));

it('sends the hash that the storefront knows, without a document', async () => {
  answer.mockImplementation(reply({ data: { gallery: GALLERY } }));
  expect((await readGraphql(galleryQuery, { id: '7' }))?.gallery).toMatchObject({ id: '7', heading: 'Seven' });
  const [[address, { headers, body, credentials }] = ['', {}]] = answer.mock.calls;
  expect([address, credentials]).toEqual(['/api/graphql', 'same-origin']);
  expect(headers).toMatchObject({ 'x-csrf': '1' });
  const sent = request.parse(parseJson(z.string().parse(body)));
  expect(sent).not.toHaveProperty('query');
  expect(sent.variables).toEqual({ id: '7' });
  expect(sent.extensions.persistedQuery.version).toBe(1);
  expect(await findGraphqlOperation(sent.operationName, sent.extensions.persistedQuery.sha256Hash)).toBe(galleryQuery);
});

it('retries once if nothing responds, and does not cache', async () => {
  answer.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockImplementation(reply({ data: { gallery: null } }));
  expect(await readGraphql(galleryQuery, { id: '7' })).toEqual({ gallery: null });
  expect(answer).toHaveBeenCalledTimes(2);
  await readGraphql(galleryQuery, { id: '7' });
  expect(answer).toHaveBeenCalledTimes(3);
  answer.mockReset().mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await readGraphql(galleryQuery, { id: '7' })).toBeNull();
  expect(answer).toHaveBeenCalledTimes(2);
});

it.each<[string, () => Promise<Response>]>([
  ['another shape', reply({ data: { gallery: { ...GALLERY, slides: 'many' } } })],
  ['no data', reply({ data: null })],
  ['nothing', reply({})],
  ['no object', reply([])],
  ['a refusal', reply({ errors: [{ message: 'No.', extensions: { code: 'UNKNOWN_OPERATION' } }] }, 400)],
  ['an error', reply({ errors: [{ message: 'No.' }] })],
  ['that a document is wanted', reply({ errors: [{ message: 'PersistedQueryNotFound' }] })],
  ['a failure', reply({ errors: [{ message: 'Network Error' }] }, 503)],
  ['no JSON', async () => new Response('<html>')],
])('returns null for %s, without a retry', async (_, given) => {
  answer.mockImplementation(given);
  expect(await readGraphql(galleryQuery, { id: '7' })).toBeNull();
  expect(answer).toHaveBeenCalledTimes(1);
});
