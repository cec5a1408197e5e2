'use client';

import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import useSWR, { mutate } from 'swr';
import { routes } from '@/lib/config/routes';
import type { AddedLine } from '@/lib/contract/cart/cart.contract';
import { type Cart, reuseUnchanged } from '@/lib/domain/cart/cart';
import { type CartChange, cartChanges } from '@/lib/domain/cart/cart-changes';
import { seenLines } from '@/lib/domain/cart/cart-log';
import type { NewLine } from './cart-calls';
import { CartUpdater } from './cart-updater';
import { callDeferred } from '../deferred';
import type { CallError, CallResult } from '../result';
import { onTabMessage, notifyTabs } from '../sign-in/tab-sync';

const CART_KEY = 'cart';
const NOTHING: ReadonlySet<string> = new Set();

/** The contract's schemas load with the first call, so that they do not delay pages. */
const calls = () => import('./cart-calls');

async function load(): Promise<Cart> {
  loading += 1;
  turns += 1;
  const turn = turns;
  try {
    const result = await callDeferred(calls, ({ fetchCart }) => fetchCart());
    if (!result.ok) throw new Error(result.error.kind);
    // If this tab has changed the cart since, accept() triggers another load.
    if (latest !== null && turn < shownTurn) return latest;
    shownTurn = turn;
    showCart(result.value);
    return result.value;
  } finally {
    loading -= 1;
  }
}

/** Sends a change of these skus; its reply contains the cart. */
async function change<T>(
  skus: readonly string[],
  send: () => Promise<CallResult<T>>,
  cartOf: (reply: T) => Cart,
): Promise<CallResult<T>> {
  underWay.add(skus);
  try {
    const result = await send();
    if (result.ok) accept(cartOf(result.value));
    return result;
  } finally {
    underWay.delete(skus);
  }
}

const asItIs = (cart: Cart): Cart => cart;

const listeners = new Set<(cart: Cart) => void>();
const elsewhere = new Set<(changes: readonly CartChange[]) => void>();
/** The cart this tab showed last. */
let latest: Cart | null = null;
/** Skus of this tab's changes that are in flight. */
const underWay = new Set<readonly string[]>();
/** Number of loads in flight. */
let loading = 0;
/** Loads and replies are numbered; `shownTurn` is the number of the shown cart. */
let turns = 0;
let shownTurn = 0;

/** Subscribes to every cart that the server sends to this tab. @returns the unsubscribe function */
export function onCart(listener: (cart: Cart) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Subscribes to changes made elsewhere while the cart is shown. @returns the unsubscribe function */
export function onChangesElsewhere(listener: (changes: readonly CartChange[]) => void): () => void {
  elsewhere.add(listener);
  return () => void elsewhere.delete(listener);
}

/** Differences from the previous cart that this tab did not send were made by another tab, a colleague or the shop. */
function showCart(cart: Cart): void {
  const own = new Set([...underWay].flat());
  const changes =
    latest === null ? [] : cartChanges(seenLines(latest), seenLines(cart)).filter(({ line }) => !own.has(line.skuId));
  latest = cart;
  showCount(cart.count);
  for (const listener of listeners) listener(cart);
  if (changes.length > 0) for (const listener of elsewhere) listener(changes);
}

/** Updates count and label in the DOM, because the header is rendered on the server. */
function showCount(count: number): void {
  for (const place of document.querySelectorAll('[data-cart-count]'))
    place.textContent = count > 0 ? String(count) : '';
  for (const link of document.querySelectorAll<HTMLElement>('[data-cart-label]')) {
    const { cartLabel = '', cartLabelEmpty = '' } = link.dataset;
    link.ariaLabel = count > 0 ? cartLabel.replace('#', String(count)) : cartLabelEmpty;
  }
}

/** Makes the server's reply to a change the current cart, in all components and tabs. */
function accept(cart: Cart): void {
  turns += 1;
  shownTurn = turns;
  showCart(cart);
  // A load in flight may be older than this reply, or newer.
  void mutate(CART_KEY, cart, { revalidate: loading > 0 });
  notifyTabs({ kind: 'cart' });
}

/** Redirects to the sign-in, which returns here with `typed` in the address. */
export function goToLogin(typed: Readonly<Record<string, string>> = {}): void {
  const query = new URLSearchParams({ ...Object.fromEntries(new URLSearchParams(window.location.search)), ...typed });
  const here = query.size > 0 ? `${window.location.pathname}?${query}` : window.location.pathname;
  window.location.assign(`${routes.login}?ended=1&next=${encodeURIComponent(here)}`);
}

/** Adds a line; a retry with the same key adds nothing. */
export async function addToCart(line: NewLine, key: string): Promise<CallResult<Cart>> {
  return change([line.sku], () => callDeferred(calls, ({ addLine }) => addLine(line, key)), asItIs);
}

/**
 * Adds several lines; a retry with the same key adds nothing. `at` is the path of a storefront route to use instead of
 * the BFF. @returns each line's outcome
 */
export async function addLinesToCart(
  lines: readonly { sku: string; qty: number }[],
  key: string,
  at?: string,
): Promise<CallResult<readonly AddedLine[]>> {
  const result = await change(
    lines.map(({ sku }) => sku),
    () => callDeferred(calls, ({ addLines }) => addLines(lines, key, at)),
    ({ cart }) => cart,
  );
  if (!result.ok) return result;
  return { ok: true, value: result.value.lines };
}

function useSharedCart(initial: Cart | undefined) {
  const shared = useSWR(CART_KEY, load, {
    ...(initial ? { fallbackData: initial } : {}),
    revalidateOnMount: false,
    revalidateIfStale: false,
    keepPreviousData: true,
    shouldRetryOnError: false,
  });
  useEffect(
    () =>
      onTabMessage((news) => {
        if (news.kind === 'cart') void mutate(CART_KEY);
      }),
    [],
  );
  return shared;
}

/** The cart for a component that was rendered without it; loaded once `wanted` is true. */
export function useLoadedCart(wanted: boolean): { cart: Cart | undefined; failed: boolean; again: () => void } {
  const { data, error, mutate: readAgain } = useSWR(wanted ? CART_KEY : null, load, { shouldRetryOnError: false });
  return { cart: data, failed: error !== undefined, again: () => void readAgain() };
}

export interface CartControls {
  readonly cart: Cart;
  /** Lines whose quantity is being saved. */
  readonly waiting: ReadonlySet<string>;
  /** Errors of the last change by line. */
  readonly errors: Readonly<Record<string, CallError>>;
  setQuantity: (lineId: string, qty: number, atOnce?: boolean) => void;
  /** Discards a quantity that has not been sent yet. */
  forget: (lineId: string) => void;
  /** When all typed quantities have reached the server, resolves to whether all were saved. */
  flush: () => Promise<boolean>;
  /** Reloads the cart, for example after applying a promotion code. */
  refresh: () => void;
  /** `addToCart` once all typed quantities have been sent; nothing if the line `unless` is in the cart then. */
  add: (line: NewLine, key: string, unless: string) => Promise<CallResult<Cart>>;
}

/** The cart with quantities that save automatically; `initial` is the server-rendered cart. */
export function useCart(initial: Cart): CartControls {
  const shown = useSharedCart(initial).data ?? initial;
  const [current, setCurrent] = useState({ shown, cart: shown });
  if (current.shown !== shown) setCurrent({ shown, cart: reuseUnchanged(current.cart, shown) });
  const { cart } = current;
  const applied = useRef<Cart | null>(null);
  useLayoutEffect(() => {
    latest = initial;
    turns += 1;
    shownTurn = turns;
    // The cart of a new render replaces the cached one; a page that is shown again revalidates.
    if (applied.current === initial) void mutate(CART_KEY);
    else void mutate(CART_KEY, initial, { revalidate: false });
    applied.current = initial;
  }, [initial]);
  const [errors, setErrors] = useState<Readonly<Record<string, CallError>>>({});
  const [waiting, setWaiting] = useState<ReadonlySet<string>>(NOTHING);
  const [updater] = useState(
    () =>
      new CartUpdater({
        send: (id, qty) =>
          change(
            latest?.lines.flatMap((line) => (line.id === id ? [line.skuId] : [])) ?? [],
            () =>
              callDeferred(calls, ({ removeLine, updateLine }) => (qty === 0 ? removeLine(id) : updateLine(id, qty))),
            asItIs,
          ),
        onChange: setWaiting,
        onReply: (lineId, result, current) => {
          if (!result.ok && result.error.kind === 'signed-out') goToLogin();
          if (!result.ok && result.error.kind === 'not-found') void mutate(CART_KEY);
          setErrors(({ [lineId]: _, ...others }) =>
            result.ok || !current ? others : { ...others, [lineId]: result.error },
          );
        },
      }),
  );

  useEffect(() => {
    const leave = () => updater.leave();
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, [updater]);

  return {
    cart,
    errors,
    waiting,
    setQuantity: useCallback((lineId, qty, atOnce) => updater.want(lineId, qty, atOnce), [updater]),
    forget: useCallback((lineId) => updater.forget(lineId), [updater]),
    flush: useCallback(() => updater.flush(), [updater]),
    refresh: useCallback(() => void mutate(CART_KEY), []),
    add: useCallback(
      async (line, key, unless) => {
        await updater.flush();
        if (latest?.lines.some(({ id }) => id === unless)) return { ok: true, value: latest };
        return addToCart(line, key);
      },
      [updater],
    ),
  };
}
