import { type Trouble, trouble } from './troubles';

const NAMES = ['a', 'b', 'c', 'd', 'e'];

/** Failures that write down when they happened; `fails` says how often one is not possible. */
function recorded(fails: Readonly<Record<string, number>> = {}): { order: string[]; troubles: Trouble[] } {
  const order: string[] = [];
  const left = new Map(Object.entries(fails));
  const troubles = NAMES.map((name) => ({
    name,
    async happen() {
      const more = left.get(name) ?? 0;
      left.set(name, more - 1);
      if (more > 0) return false;
      order.push(name);
      return true;
    },
  }));
  return { order, troubles };
}

it('repeats nothing before each happened once, in the order of the seed', async () => {
  const [one, same, other] = [recorded(), recorded(), recorded()];
  await Promise.all([
    trouble(one.troubles, { seconds: 0.5, seed: 7 }),
    trouble(same.troubles, { seconds: 0.5, seed: 7 }),
    trouble(other.troubles, { seconds: 0.5, seed: 8 }),
  ]);
  expect(one.order.slice(0, NAMES.length).toSorted()).toEqual(NAMES);
  expect(same.order.slice(0, NAMES.length)).toEqual(one.order.slice(0, NAMES.length));
  expect(other.order.slice(0, NAMES.length)).not.toEqual(one.order.slice(0, NAMES.length));
});

it('tries again what was not possible, before the next round', async () => {
  const { order, troubles } = recorded({ c: 2 });
  const happened = await trouble(troubles, { seconds: 0.5, seed: 7 });
  expect(order.slice(0, NAMES.length).toSorted()).toEqual(NAMES);
  expect(happened.get('c')).toBeGreaterThanOrEqual(1);
});

it('gives up on what is never possible after three times as long, and counts it as 0', async () => {
  const { troubles } = recorded({ c: Infinity });
  const begun = Date.now();
  const happened = await trouble(troubles, { seconds: 0.2, seed: 7 });
  expect(Date.now() - begun).toBeGreaterThanOrEqual(590);
  expect(happened.get('c')).toBe(0);
});
