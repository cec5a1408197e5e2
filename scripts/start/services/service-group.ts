import { type Service, type ServiceOptions, startService } from './service.ts';
import { Refusal } from '../terminal/terminal.ts';

/** Services that end together, the last started first. Once stopping has begun nothing more is started. */
export class ServiceGroup {
  readonly #running = new Set<Service>();
  #stopping = false;

  start(name: string, args: readonly string[], options: ServiceOptions): Service {
    if (this.#stopping) throw new Refusal(`The ${name} was not started: stopping.`);
    const service = startService(name, args, options);
    this.#running.add(service);
    void service.exited.then(() => this.#running.delete(service));
    return service;
  }

  /** True once stopping has begun. */
  get stopping(): boolean {
    return this.#stopping;
  }

  async stopAll(graceMs: number): Promise<void> {
    this.#stopping = true;
    for (const service of [...this.#running].toReversed()) await service.stop(graceMs);
  }
}
