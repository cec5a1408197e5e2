import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { widgetCatalogueOf } from './widget-catalogue';

const servers: Server[] = [];

/** A storefront that answers with this status. */
async function storefront(status: number): Promise<string> {
  const widgets = [{ outer: 'core/heading', schema: { kind: 'group', fields: [] }, owns: [], sample: {} }];
  const server = createServer((request, response) => {
    const isOurs = request.headers.authorization === 'Bearer a secret' && request.url === '/api/widgets';
    response.writeHead(isOurs ? status : 401, { 'content-type': 'application/json' }).end(JSON.stringify({ widgets }));
  });
  servers.push(server);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

const namesFrom = async (APP_ORIGIN: string, STOREFRONT_URLS: string[]) => {
  const config = { APP_ORIGIN, STOREFRONT_URLS, REVALIDATE_SECRET: 'a secret' };
  const found = await widgetCatalogueOf(config, pino({ level: 'silent' }), () => new Date())();
  return [...found.keys()];
};

// Port 1 of this machine: nothing listens there, as at the shop's public address within a container.
const NOWHERE = 'http://127.0.0.1:1';

it('asks the storefronts by their own addresses, whichever of them answers', async () => {
  expect(await namesFrom(NOWHERE, [NOWHERE, await storefront(503), await storefront(200)])).toEqual(['core/heading']);
});

it('asks the address of the shop where there is no other', async () => {
  expect(await namesFrom(await storefront(200), [])).toEqual(['core/heading']);
});

it('knows no widgets while no storefront answers', async () => {
  expect(await namesFrom(NOWHERE, [NOWHERE])).toEqual([]);
});
