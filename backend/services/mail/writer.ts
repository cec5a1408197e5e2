import type { ServiceDeps } from '../deps';

/** Dependencies of writing a mail. */
export type WriterDeps = Pick<ServiceDeps, 'db' | 'config' | 'now' | 'keyedHash' | 'log'>;
