import type { Config } from '../config';
import type { Db } from '../db/client';
import type { KeyedHash } from '../identity/tokens/keyed-hash';

/** What writing a mail works with. */
export interface WriterDeps {
  readonly db: Db;
  readonly config: Config;
  readonly now: () => Date;
  readonly keyedHash: KeyedHash;
}
