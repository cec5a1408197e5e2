import { type RequestListener, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Plan, patchResponse } from './patch-response';

const asItIs: Plan = {
  wait: () => null,
  decide: ({ status }) => ({ pass: { status, headers: {} } }),
  outgoing: () => ({}),
};

/** Requests a server whose responses are patched by a plan. */
async function ask(answer: RequestListener, plan: Partial<Plan> = {}, method = 'GET'): Promise<[number, string]> {
  const server = createServer((request, response) => {
    patchResponse(request, response, { ...asItIs, ...plan });
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const reply = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, {
      method,
      headers: { connection: 'close' },
    });
    return [reply.status, await reply.text()];
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
}

it('has the status that is set when the first bytes are written', async () => {
  const answered = await ask((_, response) => {
    response.flushHeaders();
    response.write(new Uint8Array());
    response.write('', () => {
      response.statusCode = 404;
      response.write('Not ');
      response.flushHeaders();
      response.end('here');
    });
  });
  expect(answered).toEqual([404, 'Not here']);
});

it('ends a response without a body', async () => {
  expect(
    await ask((_, response) => {
      response.statusCode = 204;
      response.flushHeaders();
      response.end();
    }),
  ).toEqual([204, '']);
});

it('decides once, however often the response is written to', async () => {
  const decide = jest.fn(asItIs.decide);
  const answered = await ask(
    (_, response) => {
      response.writeHead(201);
      response.write('a');
      response.flushHeaders();
      response.end('b');
    },
    { decide },
  );
  expect(answered).toEqual([201, 'ab']);
  expect(decide.mock.calls.map(([head]) => head.status)).toEqual([201]);
});

it('rewrites a passed body, but not a replacement', async () => {
  const rewrite = (piece: Buffer) => Buffer.from(piece.toString().replaceAll('a', 'é'));
  const streamed: Plan['streamed'] = () => ({ rewrite, hold: 0 });
  const answer: RequestListener = (_, response) => {
    response.write('a1');
    response.write(new Uint8Array(Buffer.from('a2')));
    response.end('a3');
  };
  expect(await ask(answer, { streamed })).toEqual([200, 'é1é2é3']);
  const decide: Plan['decide'] = () => ({ make: () => ({ status: 200, headers: {}, body: 'a' }) });
  expect(await ask(answer, { streamed, decide })).toEqual([200, 'a']);
});

it('streams a passed response from its beginning', async () => {
  const { promise: read, resolve: wasRead } = Promise.withResolvers<void>();
  const server = createServer((request, response) => {
    patchResponse(request, response, asItIs);
    response.write('first');
    void read.then(() => response.end(' and last'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const reply = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  const words: string[] = [];
  for await (const chunk of reply.body ?? []) {
    words.push(Buffer.from(chunk).toString());
    wasRead();
  }
  expect(words).toEqual(['first', ' and last']);
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

it("replaces what it has collected, and calls the writer's callbacks", async () => {
  const ended = jest.fn();
  const answered = await ask(
    (_, response) => {
      response.statusCode = 500;
      response.write('on', 'utf8');
      response.end('ce', ended);
    },
    { decide: () => ({ make: (written) => ({ status: 418, headers: {}, body: `${written.toString()} more` }) }) },
  );
  expect(answered).toEqual([418, 'once more']);
  expect(ended).toHaveBeenCalledTimes(1);
});

describe('a response that must wait', () => {
  const later: Partial<Plan> = { wait: (status) => (status === 500 ? Promise.resolve() : null) };

  it('passes completely, with the original headers', async () => {
    const answered = await ask((_, response) => {
      response.writeHead(500, { 'content-length': 5 });
      response.write('sh');
      response.end('ell');
    }, later);
    expect(answered).toEqual([500, 'shell']);
  });

  it('is decided at its end', async () => {
    let known = false;
    const answered = await ask(
      (_, response) => {
        response.statusCode = 500;
        response.write('sh');
        known = true;
        response.end('ell');
      },
      { ...later, decide: () => ({ pass: { status: known ? 503 : 500, headers: {} } }) },
    );
    expect(answered).toEqual([503, 'shell']);
  });

  it('responds to HEAD without a body', async () => {
    expect(await ask((_, response) => response.writeHead(500).end(), later, 'HEAD')).toEqual([500, '']);
  });
});
