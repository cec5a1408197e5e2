import 'server-only';
import { headers } from 'next/headers';
import { QUERY_HEADER } from '../../config/constants';
import { currentView } from '../../i18n/current-view';

/**
 * The query of the address being rendered, in the live view. The public one is the same for every query: there it is
 * empty.
 */
export async function pageQuery(): Promise<URLSearchParams> {
  const { live } = await currentView();
  return new URLSearchParams(live ? ((await headers()).get(QUERY_HEADER) ?? '') : '');
}
