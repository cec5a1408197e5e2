import { createServer } from 'node:net';
import { codeOf } from '../../lib/domain/values/error-code.ts';
import { Refusal } from './terminal.ts';

/** Binds and lets go at once; resolves with the port that was given. */
async function tryPort(port: number): Promise<number> {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : port));
    });
  });
}

/** A port that nothing listens on at this moment. */
export async function freePort(): Promise<number> {
  return tryPort(0);
}

/** Ports above 1023 that browsers and fetch refuse to speak to (fetch.spec.whatwg.org, 'bad port'). */
const REFUSED_PORTS: ReadonlySet<number> = new Set([
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10_080,
]);

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
