import 'server-only';
import { headers } from 'next/headers';
import { ADDRESS_HEADER } from '../../config/constants';
import { currentView } from '../../i18n/current-view';

/**
 * Path and query of the address being rendered, in the live view. Both are empty in the public view, which is shared.
 */
async function pageAddress(): Promise<{ path: string; query: string }> {
  const { live } = await currentView();
  const address = live ? ((await headers()).get(ADDRESS_HEADER) ?? '') : '';
  const [path = '', ...query] = address.split('?');
  return { path, query: query.join('?') };
}

export async function pageQuery(): Promise<URLSearchParams> {
  return new URLSearchParams((await pageAddress()).query);
}

export async function pagePath(): Promise<string> {
  return (await pageAddress()).path;
}
