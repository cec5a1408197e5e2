import { type AddressInfo, type Server, createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { loginRecoveryCode, sendLoginLink } from '@/lib/contract/sign-in/session';
import { TRADE, ask, call, send } from '../support/client';
import { FINGERPRINT } from '../support/new-account';
import { removeFolder, startOwn, filledFolder } from '../support/own-platform';

jest.setTimeout(120_000);

const requestLink = (base: string, email = TRADE) =>
  send(sendLoginLink, { base, body: { email, fingerprint: FINGERPRINT, code_only: false } });

interface MailServer {
  readonly url: string;
  /** Raw messages, including headers. */
  readonly received: string[];
  /** Number of recipients still to refuse. */
  refuse: number;
  close(): Promise<void>;
}

async function startMailServer(port = 0): Promise<MailServer> {
  const received: string[] = [];
  const state = { refuse: 0 };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo: (_, __, callback) => {
      if (state.refuse <= 0) return callback();
      state.refuse -= 1;
      return callback(Object.assign(new Error('Come back later'), { responseCode: 451 }));
    },
    onData: (stream, _, callback) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push(Buffer.concat(chunks).toString());
        callback();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return Object.assign(state, {
    url: `smtp://127.0.0.1:${portOf(server.server)}`,
    received,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  });
}

function portOf(server: Server): number {
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server does not listen');
  return address.port;
}

async function until(isSo: () => boolean): Promise<void> {
  const end = Date.now() + 20_000;
  while (!isSo()) {
    if (Date.now() > end) throw new Error('It did not come to pass');
    await wait(25);
  }
}

/** Decodes the quoted-printable line breaks and equals signs of a mail. */
const unfolded = (mail: string): string => mail.replaceAll('=\r\n', '').replaceAll('=3D', '=');

let dataDir = '';
let mailServer: MailServer;

const MAIL_FROM = 'Shop <shop@example.com>';
const start = (env: Readonly<Record<string, string>>) => startOwn(dataDir, { LINK_REQUESTS: '1000', ...env });

beforeAll(async () => {
  dataDir = await filledFolder();
});

beforeEach(async () => {
  mailServer = await startMailServer();
});

afterEach(() => mailServer.close());
afterAll(() => removeFolder(dataDir));

it('sends over SMTP, as text and HTML, and shows no outbox', async () => {
  const platform = await start({ SMTP_URL: mailServer.url, MAIL_FROM });
  try {
    expect((await requestLink(platform.address)).status).toBe(200);
    await until(() => mailServer.received.length > 0);
    const mail = unfolded(mailServer.received[0] ?? '');
    expect(mail).toMatch(/^From: Shop <shop@example\.com>$/m);
    expect(mail).toMatch(new RegExp(`^To: ${TRADE}$`, 'm'));
    expect(mail).toMatch(/^Subject: Your link to log in$/m);
    expect(mail).toMatch(/^Auto-Submitted: auto-generated$/m);
    // The job's, so that one that is sent again has the same.
    expect(mail).toMatch(/^Message-ID: <\d+\.\d+@example\.com>$/m);
    expect(mail).toContain('Content-Type: text/plain');
    expect(mail).toContain('Content-Type: text/html');
    const code = /Your code: (\d{6})/.exec(mail)?.[1] ?? '';
    const tokens = await call(loginRecoveryCode, {
      base: platform.address,
      query: { email: TRADE, code, fingerprint: FINGERPRINT },
    });
    expect(tokens.access_token).not.toBe('');
    for (const path of ['/outbox', '/outbox.json']) expect((await ask(path, {}, platform.address)).status).toBe(404);
  } finally {
    expect(await platform.stop()).toBe(0);
  }
});

it('retries after the server refused, and logs no address', async () => {
  const platform = await start({ SMTP_URL: mailServer.url, MAIL_FROM, LOG_LEVEL: 'debug' });
  try {
    mailServer.refuse = 1;
    await requestLink(platform.address);
    await until(() => mailServer.received.length > 0);
    const code = /Your code: (\d{6})/.exec(unfolded(mailServer.received[0] ?? ''))?.[1] ?? '';
    expect(
      (
        await send(loginRecoveryCode, {
          base: platform.address,
          query: { email: TRADE, code, fingerprint: FINGERPRINT },
        })
      ).status,
    ).toBe(200);
    expect(platform.output()).toContain('"responseCode":451');
    const logged = platform
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .join('\n');
    expect(logged).not.toContain(TRADE);
    expect(logged).not.toContain(code);
  } finally {
    await platform.stop();
  }
});

it('responds and stops as fast with a silent server, and sends after the next start', async () => {
  const silent = createServer((socket) => socket.on('error', () => {}));
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const platform = await start({ SMTP_URL: `smtp://127.0.0.1:${portOf(silent)}`, MAIL_FROM });
  const times: number[] = [];
  try {
    // The first call of a process is slower, whatever it does.
    await requestLink(platform.address, 'nobody@example.com');
    for (const email of [TRADE, TRADE, 'nobody@example.com']) {
      const started = performance.now();
      expect((await requestLink(platform.address, email)).status).toBe(200);
      times.push(performance.now() - started);
      await wait(50);
    }
  } finally {
    const stopping = performance.now();
    expect(await platform.stop()).toBe(0);
    expect(performance.now() - stopping).toBeLessThan(6_000);
  }
  expect(Math.max(...times)).toBeLessThan(1_000);
  silent.close();

  const again = await start({ SMTP_URL: mailServer.url, MAIL_FROM });
  try {
    await until(() => mailServer.received.length >= 2);
    expect(mailServer.received.every((mail) => mail.includes(`To: ${TRADE}`))).toBe(true);
  } finally {
    await again.stop();
  }
});

it('starts and responds without a reachable server', async () => {
  const platform = await start({ SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM });
  expect((await requestLink(platform.address)).status).toBe(200);
  await wait(200);
  expect((await requestLink(platform.address)).status).toBe(200);
  expect(await platform.stop()).toBe(0);
});
