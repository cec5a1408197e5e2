'use client';

import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import useSWR, { mutate } from 'swr';
import { routes } from '@/lib/config/routes';
import type { AddedLine } from '@/lib/contract/cart/cart.contract';
import { type Cart, keepSame } from '@/lib/domain/cart/cart';
import { type CartChange, cartChanges } from '@/lib/domain/cart/cart-changes';
import { seenLines } from '@/lib/domain/cart/cart-log';
import type { AddonChoice } from '@/lib/domain/catalogue/catalogue';
import { CartUpdater } from './cart-updater';
import { callDeferred } from '../deferred';
import type { CallError, CallResult } from '../result';
import { onTabMessage, notifyTabs } from '../sign-in/tab-sync';

const CART_KEY = 'cart';
const NOTHING: ReadonlySet<string> = new Set();

/** The contract's schemas are loaded with the first call, so that pages do not wait for them. */
const calls = () => import('./cart-calls');

async function load(): Promise<Cart> {
  loading += 1;
  turns += 1;
  const turn = turns;
  try {
    const result = await callDeferred(calls, ({ fetchCart }) => fetchCart());
    if (!result.ok) throw new Error(result.error.kind);
    // After a change of this tab accept() loads it again.
    if (latest !== null && turn < shownTurn) return latest;
    shownTurn = turn;
    showCart(result.value);
    return result.value;
  } finally {
    loading -= 1;
  }
}

/** Sends a change of these skus, whose reply has the cart. */
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
/** The cart that this tab showed last. */
let latest: Cart | null = null;
/** Skus of this tab's changes that were not answered yet. */
const underWay = new Set<readonly string[]>();
/** Loads that were not answered yet. */
let loading = 0;
/** Loads and replies are counted; `shownTurn` is the one whose cart is shown. */
let turns = 0;
let shownTurn = 0;

/** Subscribes to each cart that the server replies with in this tab; returns the unsubscribe function. */
export function onCart(listener: (cart: Cart) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Subscribes to changes made elsewhere while the cart is shown; returns the unsubscribe function. */
export function onChangesElsewhere(listener: (changes: readonly CartChange[]) => void): () => void {
  elsewhere.add(listener);
  return () => void elsewhere.delete(listener);
}

/** Whatever differs from the cart before, and was not sent by this tab, comes from another, a colleague or the shop. */
function showCart(cart: Cart): void {
  const own = new Set([...underWay].flat());
  const changes =
    latest === null ? [] : cartChanges(seenLines(latest), seenLines(cart)).filter(({ line }) => !own.has(line.skuId));
  latest = cart;
  showCount(cart.count);
  for (const listener of listeners) listener(cart);
  if (changes.length > 0) for (const listener of elsewhere) listener(changes);
}

/** The header is rendered on the server, so its count and label are updated in the DOM. */
function showCount(count: number): void {
  for (const place of document.querySelectorAll('[data-cart-count]'))
    place.textContent = count > 0 ? String(count) : '';
  for (const link of document.querySelectorAll<HTMLElement>('[data-cart-label]')) {
    const { cartLabel = '', cartLabelEmpty = '' } = link.dataset;
    link.ariaLabel = count > 0 ? cartLabel.replace('#', String(count)) : cartLabelEmpty;
  }
}

/** Makes the server's reply to a change the current cart, in every component and every tab. */
function accept(cart: Cart): void {
  turns += 1;
  shownTurn = turns;
  showCart(cart);
  // A load that is under way may be older than this reply, or newer.
  void mutate(CART_KEY, cart, { revalidate: loading > 0 });
  notifyTabs({ kind: 'cart' });
}

/** Goes to the sign-in, which returns here with `typed` in the address. */
export function goToLogin(typed: Readonly<Record<string, string>> = {}): void {
  const query = new URLSearchParams({ ...Object.fromEntries(new URLSearchParams(window.location.search)), ...typed });
  const here = query.size > 0 ? `${window.location.pathname}?${query}` : window.location.pathname;
  window.location.assign(`${routes.login}?ended=1&next=${encodeURIComponent(here)}`);
}

export async function addToCart(line: {
  sku: string;
  qty: number;
  addons: readonly AddonChoice[];
}): Promise<CallResult<Cart>> {
  return change([line.sku], () => callDeferred(calls, ({ addLine }) => addLine(line)), asItIs);
}

/**
 * Adds several lines; a repeat under the same key adds nothing. Returns each line's outcome. `at` is the address of a
 * route of ours that adds them.
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

/** The cart for a component that was rendered without it, loaded once it is `wanted`. */
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
  /** Discards a quantity that was not sent yet. */
  forget: (lineId: string) => void;
  /** Resolves when everything typed has reached the server. */
  flush: () => Promise<void>;
  /** Reloads the cart, for example after a promotion code was applied. */
  refresh: () => void;
  add: (line: { sku: string; qty: number; addons: readonly AddonChoice[] }) => Promise<CallResult<Cart>>;
}

/** The cart with quantities that save themselves; `initial` is what the server rendered. */
export function useCart(initial: Cart): CartControls {
  const shown = useSharedCart(initial).data ?? initial;
  const [current, setCurrent] = useState({ shown, cart: shown });
  if (current.shown !== shown) setCurrent({ shown, cart: keepSame(current.cart, shown) });
  const { cart } = current;
  const applied = useRef<Cart | null>(null);
  useLayoutEffect(() => {
    latest = initial;
    turns += 1;
    shownTurn = turns;
    // The cart of a fresh render replaces the cached one; a page that is shown again revalidates.
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
    const leave = () => void updater.flush();
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
      async (line) => {
        await updater.flush();
        return addToCart(line);
      },
      [updater],
    ),
  };
}
