import type { Use } from './picture-uses';

/** '1 place', '4 places'. */
export const usesWords = (uses: readonly Use[]): string => (uses.length === 1 ? '1 place' : `${uses.length} places`);
