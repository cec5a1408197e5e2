import { type AddressInfo, type Server, connect, createServer } from 'node:net';
import { once } from 'node:events';
import { Link } from './link';

let echo: Server;
let link: Link;

beforeAll(async () => {
  echo = createServer((socket) => socket.pipe(socket));
  await new Promise<void>((resolve) => echo.listen(0, '127.0.0.1', resolve));
  link = await Link.to((echo.address() as AddressInfo).port);
});

afterAll(() => {
  link.close();
  echo.close();
});

/** The reply through the link, and after how many milliseconds it came. */
async function ask(parts: readonly string[]): Promise<{ text: string; took: number }> {
  const begun = performance.now();
  const socket = connect(link.port, '127.0.0.1');
  for (const part of parts) socket.write(part);
  let text = '';
  while (text.length < parts.join('').length) text += String((await once(socket, 'data'))[0]);
  socket.destroy();
  return { text, took: performance.now() - begun };
}

it('forwards data in order', async () => {
  expect((await ask(['one ', 'two ', 'three'])).text).toBe('one two three');
});

it('ends connections when it is cut, and forwards again afterwards', async () => {
  const socket = connect(link.port, '127.0.0.1');
  await once(socket, 'connect');
  socket.on('error', () => {});
  const closed = once(socket, 'close');
  const cut = link.cut(50);
  await closed;
  await cut;
  expect((await ask(['again'])).text).toBe('again');
});

it('delays data for a while', async () => {
  const slow = link.slow(300, 100);
  const { text, took } = await ask(['slowly']);
  expect(text).toBe('slowly');
  expect(took).toBeGreaterThanOrEqual(190);
  await slow;
});

it('takes the port of a service at another address of this machine', async () => {
  const other = createServer((socket) => socket.pipe(socket));
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.2', resolve));
  const { port } = other.address() as AddressInfo;
  const before = await Link.to(port, '127.0.0.2');
  const socket = connect(port, '127.0.0.1');
  socket.write('through');
  expect(String((await once(socket, 'data'))[0])).toBe('through');
  expect(before.port).toBe(port);
  socket.destroy();
  before.close();
  other.close();
});
