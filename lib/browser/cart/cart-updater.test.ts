import { EMPTY_CART, type Cart } from '@/lib/domain/cart/cart';
import { CartUpdater } from './cart-updater';
import type { CallResult } from '../result';

const reply: CallResult<Cart> = { ok: true, value: EMPTY_CART };

function setup() {
  const sent: [string, number][] = [];
  const answers: (() => void)[] = [];
  const onReply = jest.fn();
  const updater = new CartUpdater({
    send: (id, qty) => {
      sent.push([id, qty]);
      return new Promise((resolve) => answers.push(() => resolve(reply)));
    },
    onReply,
    onChange: () => undefined,
    delayMs: 100,
  });
  const answer = async () => {
    answers.shift()?.();
    await jest.advanceTimersByTimeAsync(0);
  };
  return { updater, sent, answer, onReply };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('sends only the last value of several fast clicks', async () => {
  const { updater, sent } = setup();
  for (let qty = 2; qty <= 20; qty += 1) updater.want('a', qty);
  await jest.advanceTimersByTimeAsync(100);
  expect(sent).toEqual([['a', 20]]);
});

it('queues only the latest value while a call is in flight', async () => {
  const { updater, sent, answer, onReply } = setup();
  updater.want('a', 2, true);
  for (const qty of [3, 4, 5]) {
    updater.want('a', qty);
    await jest.advanceTimersByTimeAsync(100);
  }
  expect(sent).toEqual([['a', 2]]);
  await answer();
  expect(onReply).toHaveBeenLastCalledWith('a', reply, false);
  expect(sent).toEqual([
    ['a', 2],
    ['a', 5],
  ]);
  await answer();
  expect(onReply).toHaveBeenLastCalledWith('a', reply, true);
  expect(updater.busy).toBe(false);
});

it('sends lines one after the other', async () => {
  const { updater, sent, answer } = setup();
  updater.want('a', 2, true);
  updater.want('b', 3, true);
  expect(sent).toEqual([['a', 2]]);
  await answer();
  expect(sent).toEqual([
    ['a', 2],
    ['b', 3],
  ]);
});

it('flush waits until all typed values are sent', async () => {
  const { updater, sent, answer } = setup();
  updater.want('a', 7);
  let done = false;
  const flushed = updater.flush().then(() => {
    done = true;
  });
  expect(sent).toEqual([['a', 7]]);
  expect(done).toBe(false);
  await answer();
  await flushed;
  expect(done).toBe(true);
});

it('flush resolves at once if nothing is pending', async () => {
  await expect(setup().updater.flush()).resolves.toBe(true);
});

it('discards a pending value', async () => {
  const { updater, sent } = setup();
  updater.want('a', 7);
  updater.forget('a');
  await jest.advanceTimersByTimeAsync(200);
  expect(sent).toEqual([]);
  expect(updater.busy).toBe(false);
});

describe('when the page is left', () => {
  it('sends every pending line at once, but none that is in flight a second time', async () => {
    const { updater, sent, answer } = setup();
    updater.want('a', 2, true);
    updater.want('b', 3, true);
    updater.want('c', 4);
    updater.leave();
    expect(sent).toEqual([
      ['a', 2],
      ['b', 3],
      ['c', 4],
    ]);
    // The page may be restored from the back-forward cache.
    for (let reply = 0; reply < 3; reply += 1) await answer();
    await jest.advanceTimersByTimeAsync(200);
    expect(sent).toHaveLength(3);
    expect(updater.busy).toBe(false);
    await expect(updater.flush()).resolves.toBe(true);
  });

  it('sends the newer quantity of a line whose older one is in flight', async () => {
    const { updater, sent, answer, onReply } = setup();
    updater.want('a', 2, true);
    updater.want('a', 5);
    updater.leave();
    expect(sent).toEqual([
      ['a', 2],
      ['a', 5],
    ]);
    await answer();
    expect(onReply).toHaveBeenLastCalledWith('a', reply, false);
    await answer();
    expect(onReply).toHaveBeenLastCalledWith('a', reply, true);
    expect(sent).toHaveLength(2);
    expect(updater.busy).toBe(false);
  });
});

it('says after a flush whether everything was saved', async () => {
  const refusal: CallResult<Cart> = {
    ok: false,
    error: { kind: 'refused', code: 'OUT_OF_STOCK', message: 'Only 5 left.', fieldErrors: {}, retryAfter: null },
  };
  const replies: CallResult<Cart>[] = [refusal, reply, reply];
  const updater = new CartUpdater({
    send: async () => replies.shift() ?? reply,
    onReply: () => undefined,
    onChange: () => undefined,
  });
  updater.want('a', 50);
  updater.want('b', 2);
  expect(await updater.flush()).toBe(false);
  updater.want('a', 5);
  expect(await updater.flush()).toBe(true);
  expect(await updater.flush()).toBe(true);
});
