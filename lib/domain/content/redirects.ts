import { isFixedPath } from '../../config/routes';
import type { RedirectEntry } from '../../contract/site/site';
import { linkTarget } from './links';

/** A redirect is temporary for its first day, so that browsers do not cache a mistake permanently. */
export const TEMPORARY_MS = 24 * 60 * 60 * 1_000;
/** A chain with more redirects counts as a redirect loop. */
const MAX_STEPS = 20;

interface Redirect {
  readonly to: string;
  readonly prefix: boolean;
  /** Milliseconds since 1970; null when the platform sends no time. */
  readonly changedAt: number | null;
}

/** Redirects by their comparison key. */
export interface RedirectTable {
  readonly entries: ReadonlyMap<string, Redirect>;
  /** Maximum number of segments of a prefix redirect. */
  readonly deepest: number;
}

export interface Redirected {
  /** A path of this site, or an address of another. */
  readonly address: string;
  /** Latest change of a redirect in the chain, in milliseconds since 1970; null when none has a time. */
  readonly changedAt: number | null;
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

function segmentsOf(address: string): string[] {
  return (address.trim().split(/[?#]/)[0] ?? '').split('/').filter(Boolean);
}

function keyOf(segments: readonly string[]): string {
  return `/${segments.map(decoded).join('/')}`.normalize('NFC').toLowerCase();
}

/** Comparison key of an address: ignores case, encoding, superfluous slashes, query and anchor. */
export function redirectKey(address: string): string {
  return keyOf(segmentsOf(address));
}

/** Appends the request's query to the target's own query, before its anchor. */
export function withQuery(target: string, search: string): string {
  const [address = '', anchor] = target.split('#', 2);
  const query = search.replace(/^\?/, '');
  const joined = query === '' ? address : `${address}${address.includes('?') ? '&' : '?'}${query}`;
  return anchor === undefined ? joined : `${joined}#${anchor}`;
}

/**
 * Validates a redirect's target: a path of this site, or an http(s) address of another site. Null for anything else. An
 * address of `ownOrigin` becomes a path, so that redirect loops through it are detected.
 */
export function redirectTarget(to: string, ownOrigin: string): string | null {
  const target = linkTarget(to);
  if (target.kind === 'internal') return target.href.startsWith('/') ? target.href : null;
  if (target.kind === 'none' || !/^https?:/i.test(target.href) || !URL.canParse(target.href)) return null;
  const { origin, pathname, search, hash } = new URL(target.href);
  return origin === ownOrigin ? redirectTarget(`${pathname}${search}${hash}`, ownOrigin) : target.href;
}

/** The valid redirects: none from a fixed address of this site, and none to an invalid target. */
export function redirectTable(entries: readonly RedirectEntry[], ownOrigin: string): RedirectTable {
  const usable = entries.flatMap(({ from, to, prefix, changed_at }): [string, Redirect][] => {
    const target = redirectTarget(to, ownOrigin);
    const key = redirectKey(from);
    return target === null || isFixedPath(key)
      ? []
      : [[key, { to: target, prefix, changedAt: changed_at === null ? null : Date.parse(changed_at) }]];
  });
  const depths = usable.map(([key, { prefix }]) => (prefix ? segmentsOf(key).length : 0));
  return { entries: new Map(usable), deepest: depths.reduce((most, depth) => Math.max(most, depth), 0) };
}

/** Appends the rest of the requested path to a target, unchanged: case and encoding are up to the target page. */
function withRest(to: string, rest: readonly string[]): string {
  if (rest.length === 0) return to;
  const path = to.split(/[?#]/)[0] ?? '';
  return `${path.replace(/(?<!\/)\/+$/, '')}/${rest.join('/')}${to.slice(path.length)}`;
}

function oneStep(
  { entries, deepest }: RedirectTable,
  address: string,
): { readonly to: string; readonly found: Redirect; readonly key: string } | null {
  const segments = segmentsOf(address);
  const own = keyOf(segments);
  const exact = entries.get(own);
  if (exact) return { to: exact.to, found: exact, key: own };
  for (let length = Math.min(deepest, segments.length - 1); length > 0; length -= 1) {
    const key = keyOf(segments.slice(0, length));
    const found = entries.get(key);
    if (found?.prefix) return { to: withRest(found.to, segments.slice(length)), found, key };
  }
  return null;
}

/** Key of the redirect that applies to a path; null when none does. */
export function redirectFor(table: RedirectTable, pathname: string): string | null {
  return oneStep(table, pathname)?.key ?? null;
}

/** Number of redirects that a path goes through, at most MAX_STEPS. */
export function countRedirects(table: RedirectTable, pathname: string): number {
  let address = pathname;
  for (let steps = 0; steps < MAX_STEPS; steps += 1) {
    const step = address.startsWith('/') ? oneStep(table, address) : null;
    if (step === null) return steps;
    address = step.to;
  }
  return MAX_STEPS;
}

/** `led` is the result so far. */
function walk(
  table: RedirectTable,
  address: string,
  led: Redirected | null,
  stepsLeft: number,
): Redirected | 'circle' | null {
  const step = address.startsWith('/') ? oneStep(table, address) : null;
  if (step === null) return led;
  if (stepsLeft === 0) return 'circle';
  const times = [step.found.changedAt, led?.changedAt ?? null].filter((time) => time !== null);
  const next = withQuery(step.to, /\?[^#]*/.exec(led === null ? '' : address)?.[0] ?? '');
  return walk(table, next, { address: next, changedAt: times.length === 0 ? null : Math.max(...times) }, stepsLeft - 1);
}

/**
 * Final target of a path: the redirect with the longest matching prefix applies, and chains are followed, so that a
 * visitor is redirected once. `pathname` as a browser sends it, still encoded. Null without a redirect, or in a
 * redirect loop.
 */
export function followRedirects(table: RedirectTable, pathname: string): Redirected | null {
  const led = walk(table, pathname, null, MAX_STEPS);
  return led === 'circle' ? null : led;
}

/** True when a path ends in a redirect loop. */
export function isRedirectLoop(table: RedirectTable, pathname: string): boolean {
  return walk(table, pathname, null, MAX_STEPS) === 'circle';
}

/**
 * True when the redirect is permanent. Without a time it is: a platform that sends none is assumed to have had it for
 * long.
 */
export function isPermanent({ changedAt }: Redirected, at: number): boolean {
  return changedAt === null || at - changedAt >= TEMPORARY_MS;
}
