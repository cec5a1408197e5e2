import { type AddressInfo, type Server, type Socket, createServer } from 'node:net';
import { type SharedStore, sharedStore } from './shared-store';

/** A Redis that takes every command, and answers as long as it is well. */
let isWell = true;
let server: Server;
const sockets = new Set<Socket>();
let store: SharedStore;

beforeAll(async () => {
  server = createServer((socket) => {
    sockets.add(socket);
    socket.on('data', (bytes) => {
      const commands = bytes.toString().match(/^\*\d+\r$/gm)?.length ?? 0;
      if (isWell) socket.write('+OK\r\n'.repeat(commands));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  process.env.SESSION_PASSWORD = 'q1Zb9vKx0f3mT7uYw2sLr8pNc5dHj6gEa4iXoVtBkQU=';
  process.env.LOG_LEVEL = 'silent';
  process.env.REDIS_URL = `redis://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const opened = await sharedStore();
  if (!opened) throw new Error('no store');
  store = opened;
});
afterAll(() => {
  store.client.destroy();
  for (const socket of sockets) socket.destroy();
  server.close();
});

it('waits a second for a Redis that takes commands and does not answer', async () => {
  isWell = false;
  const outcomes = await Promise.allSettled([
    store.get('a'),
    store.getAll(['a', 'b']),
    store.set('a', 'b', 1_000),
    store.delete('a'),
    store.lock('a', 'me', 1_000),
    store.renew('a', 'me', 1_000),
    store.unlock('a', 'me'),
  ]);
  expect(new Set(outcomes.map((one) => (one.status === 'rejected' ? String(one.reason) : one.status)))).toEqual(
    new Set(['Error: no answer within 1000 ms']),
  );
}, 5_000);
