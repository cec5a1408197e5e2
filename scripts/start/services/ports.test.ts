import { createServer } from 'node:net';
import { freePort, requireFreePort } from './ports.ts';

it('gives each port once, even before it is listened on, and no ephemeral port', async () => {
  const ports = await Promise.all(Array.from({ length: 40 }, freePort));
  expect(new Set(ports).size).toBe(ports.length);
  expect(Math.max(...ports)).toBeLessThan(32_768);
});

it('refuses a port that is in use, and one that browsers do not open', async () => {
  const port = await freePort();
  await expect(requireFreePort(port, 'PORT')).resolves.toBeUndefined();
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(port, resolve));
  await expect(requireFreePort(port, 'PORT')).rejects.toThrow(`Port ${port} is in use`);
  await new Promise((resolve) => server.close(resolve));
  await expect(requireFreePort(6000, 'PORT')).rejects.toThrow('Browsers refuse to open port 6000');
});
