import { type AddressInfo, type Server, type Socket, connect, createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** A network between two services on this machine, which can be cut or slowed down. */
export class Link {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #cut = false;
  #delayMs = 0;

  private constructor(server: Server, to: number) {
    this.#server = server;
    server.on('connection', (near) => this.#join(near, to));
  }

  /** Listens on a port of its own in front of `port`. */
  static async to(port: number): Promise<Link> {
    const server = createServer({ allowHalfOpen: false });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new Link(server, port);
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  /** Ends every connection, and lets none through until the time is over. */
  async cut(milliseconds: number): Promise<void> {
    this.#cut = true;
    for (const socket of this.#sockets) socket.destroy();
    await sleep(milliseconds);
    this.#cut = false;
  }

  /** Delays each chunk by that much, until the time is over. */
  async slow(milliseconds: number, delayMs: number): Promise<void> {
    this.#delayMs = delayMs;
    await sleep(milliseconds);
    this.#delayMs = 0;
  }

  close(): void {
    this.#server.close();
    for (const socket of this.#sockets) socket.destroy();
  }

  #join(near: Socket, to: number): void {
    if (this.#cut) {
      near.destroy();
      return;
    }
    const far = connect(to, '127.0.0.1');
    this.#carry(near, far);
    this.#carry(far, near);
  }

  #carry(from: Socket, into: Socket): void {
    this.#sockets.add(from);
    // In order, also when a chunk is delayed and the next is not.
    let last = Promise.resolve();
    from.on('data', (data) => {
      const delay = this.#delayMs === 0 ? null : sleep(this.#delayMs);
      last = last.then(async () => {
        await delay;
        if (!into.destroyed) into.write(data);
      });
    });
    // The other end sees what a network failure shows: its connection ends.
    from.on('error', () => into.destroy());
    from.once('close', () => {
      this.#sockets.delete(from);
      void last.then(() => into.destroy());
    });
  }
}
