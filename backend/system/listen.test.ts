import { StartRefused } from './start-refused';
import { listen } from './listen';

const nothing = () => new Response('');

it('refuses a port that is taken, and an address that is not of this machine, in a sentence', async () => {
  const first = await listen(nothing, 0, '127.0.0.1');
  const port = Number(new URL(first.address).port);
  await expect(listen(nothing, port, '127.0.0.1')).rejects.toThrow(`Port ${port} is taken.`);
  await first.close();
  const elsewhere = listen(nothing, port, '192.0.2.7');
  await expect(elsewhere).rejects.toThrow(StartRefused);
  await expect(elsewhere).rejects.toThrow('BACKEND_HOST must be an address of this machine');
});
