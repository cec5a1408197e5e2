import type { PlatformApp } from '../../http/platform';
import { registerBinOf } from '../bin/record-bin';
import { registerContent } from '../content/content-routes';
import { RANGE_TYPES } from './range-types';

/** Routes of all kinds of catalogue records, and of their bin. */
export function registerRange(app: PlatformApp): void {
  for (const type of RANGE_TYPES) registerContent(app, type, RANGE_TYPES);
  registerBinOf(app, { address: '/cms/catalogue/bin', section: 'catalogue', types: RANGE_TYPES });
}
