import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { codeOf } from '../../../lib/domain/values/error-code.ts';
import { Refusal } from '../terminal/terminal.ts';

/** Binds a port and closes it at once; resolves with the port. */
async function tryPort(port: number): Promise<number> {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => server.close(() => resolve(port)));
  });
}

/** Ports above 1023 that browsers and fetch refuse to connect to (fetch.spec.whatwg.org, 'bad port'). */
const REFUSED_PORTS: ReadonlySet<number> = new Set([
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10_080,
]);

/** Below the ports that systems give to outgoing connections: one of those may be taken before it is listened on. */
const FIRST_PORT = 20_000;
const LAST_PORT = 32_000;
const ATTEMPTS = 50;
const given = new Set<number>();

/** A port that nothing listens on at this moment, and that this process was not given before. */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const port = randomInt(FIRST_PORT, LAST_PORT);
    if (given.has(port)) continue;
    given.add(port);
    try {
      return await tryPort(port);
    } catch (error) {
      if (codeOf(error) !== 'EADDRINUSE') throw error;
    }
  }
  throw new Refusal(`None of ${ATTEMPTS} ports between ${FIRST_PORT} and ${LAST_PORT} is free.`);
}

export async function requireFreePort(port: number, variable: string): Promise<void> {
  if (REFUSED_PORTS.has(port))
    throw new Refusal(`Browsers refuse to open port ${port}. Choose another: ${variable}=${port + 10} npm start`);
  try {
    await tryPort(port);
  } catch (error) {
    const code = codeOf(error);
    if (code === 'EADDRINUSE') {
      throw new Refusal(
        `Port ${port} is in use by another program. Stop it, or choose another port: ${variable}=${port + 1} npm start`,
      );
    }
    if (code === 'EACCES')
      throw new Refusal(`Port ${port} may not be used by this user. Choose one above 1024: ${variable}=3000 npm start`);
    throw error;
  }
}
