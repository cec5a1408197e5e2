import { type RequestListener, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sendHeadWithBody } from './late-head';

async function ask(answer: RequestListener): Promise<[number, string]> {
  const server = createServer((request, response) => {
    sendHeadWithBody(response);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const reply = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, {
      headers: { connection: 'close' },
    });
    return [reply.status, await reply.text()];
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
}

it('has the status that is known when the first words are', async () => {
  const said = await ask((_, response) => {
    response.flushHeaders();
    response.write(new Uint8Array());
    response.write('', () => {
      response.statusCode = 404;
      response.write('Not ');
      response.flushHeaders();
      response.end('here');
    });
  });
  expect(said).toEqual([404, 'Not here']);
});

it('ends a reply without words', async () => {
  expect(
    await ask((_, response) => {
      response.statusCode = 204;
      response.flushHeaders();
      response.end();
    }),
  ).toEqual([204, '']);
});
