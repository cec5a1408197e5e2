import { giftVoucherThemesQuery } from '../../contract/graphql';
import { THEME_VARIABLES, type Theme, toTheme } from '../../domain/vouchers/theme';
import { readGraphql } from '../graphql';

/** The designs of gift vouchers that are offered now; null without an answer. */
export async function readThemes(): Promise<readonly Theme[] | null> {
  const data = await readGraphql(giftVoucherThemesQuery, THEME_VARIABLES);
  return data && data.giftVoucherThemes.map(toTheme);
}
