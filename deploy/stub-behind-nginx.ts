import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type RequestListener, type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ServiceGroup } from '../scripts/start/services/service-group';
import { startNginx } from '../scripts/test/services/nginx';
import { RESULTS, type Running } from '../scripts/test/services/shop';

interface StubOptions {
  /** More lines for the server block. */
  readonly site?: string;
  readonly limit?: { readonly rate: string; readonly burst: number };
}

/** nginx before a server of a few lines in the storefront's place. */
export class StubBehindNginx {
  readonly #services = new ServiceGroup();
  readonly #folder = mkdtempSync(join(tmpdir(), 'stockist-nginx-'));
  readonly #storefront: Server;
  readonly #name: string;
  #started = 0;

  constructor(name: string, respond: RequestListener) {
    this.#name = name;
    this.#storefront = createServer(respond);
  }

  async listen(): Promise<void> {
    mkdirSync(RESULTS, { recursive: true });
    mkdirSync(join(this.#folder, 'assets/_next/static'), { recursive: true });
    writeFileSync(join(this.#folder, 'assets/_next/static/a.txt'), 'an asset');
    // Only English.
    writeFileSync(join(this.#folder, 'assets/languages.conf'), '');
    await new Promise<void>((resolve) => this.#storefront.listen(0, '127.0.0.1', resolve));
  }

  /** Starts an nginx of its own. */
  async start(options: StubOptions = {}): Promise<Running & { readonly accessLog: string }> {
    this.#started += 1;
    const folder = mkdtempSync(join(this.#folder, 'nginx-'));
    const running = await startNginx(this.#services, {
      folder,
      storefronts: [(this.#storefront.address() as AddressInfo).port],
      assets: join(this.#folder, 'assets'),
      log: `${RESULTS}/${this.#name}-${this.#started}.log`,
      ...options,
    });
    return { ...running, accessLog: join(folder, 'access.log') };
  }

  async stop(): Promise<void> {
    await this.#services.stopAll(10_000);
    await new Promise((resolve) => this.#storefront.close(resolve));
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
