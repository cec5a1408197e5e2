import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { freePort, requireFreePort } from './services/ports';
import { checkRuntime } from './runtime';

it('says what to do on an old Node', () => {
  expect(() => checkRuntime('20.20.2', false)).toThrow('npm rebuild node');
  expect(() => checkRuntime('20.20.2', true)).toThrow('start it with npm');
  expect(() => checkRuntime('26.10.0', false)).not.toThrow();
});

it('says what to do about a port that is taken or refused by browsers', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  await expect(requireFreePort(port, 'PORT')).rejects.toThrow(`PORT=${port + 1} npm start`);
  await expect(requireFreePort(6000, 'PORT')).rejects.toThrow('Browsers refuse');
  await expect(requireFreePort(await freePort(), 'PORT')).resolves.toBeUndefined();
  await new Promise((resolve) => server.close(resolve));
});
