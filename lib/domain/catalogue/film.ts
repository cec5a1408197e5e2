import { linkTarget } from '../content/links';

/** File name of a film on the platform, served below /v/ (specification 2, section 7). */
export const FILM_FILE = /^[\w-]{1,64}\.(mp4|webm)$/;

/** How a film is shown: played on the page if the platform hosts it, else linked. Null for an invalid address. */
export type Film =
  | { readonly kind: 'player'; readonly address: string; readonly type: `video/${'mp4' | 'webm'}` }
  | { readonly kind: 'link'; readonly address: string };

export function filmAt(address: string): Film | null {
  const [, file = ''] = /^\/v\/([^/]+)$/.exec(address.trim()) ?? [];
  const extension = FILM_FILE.exec(file)?.[1];
  if (extension === 'mp4' || extension === 'webm')
    return { kind: 'player', address: `/v/${file}`, type: `video/${extension}` };
  return linkTarget(address).kind === 'external' ? { kind: 'link', address } : null;
}
