import type { ServiceDeps } from '../deps';

/** What writing a mail works with. */
export type WriterDeps = Pick<ServiceDeps, 'db' | 'config' | 'now' | 'keyedHash' | 'log'>;
