import type { Logger } from 'pino';
import type { Db } from '../db/client';
import type { Config } from '../system/config';
import type { KeyedHash } from '../system/keyed-hash';

/** Dependencies of the services; handlers have more (http/platform.ts). */
export interface ServiceDeps {
  readonly db: Db;
  readonly config: Config;
  readonly now: () => Date;
  readonly log: Logger;
  readonly keyedHash: KeyedHash;
  /** Call it after mail was queued (services/mail/queue-mail.ts), so that it is sent at once. */
  readonly wakeMailer: () => void;
}
