import { peek } from './peek';

async function* numbers(count: number, log: string[] = []) {
  try {
    for (let number = 1; number <= count; number += 1) {
      log.push(String(number));
      yield number;
    }
  } finally {
    log.push('end');
  }
}

it('reads only the first item ahead, and yields the whole sequence', async () => {
  const log: string[] = [];
  const sequence = await peek(numbers(3, log));
  expect(log).toEqual(['1']);
  const given: number[] = [];
  for await (const number of sequence ?? []) given.push(number);
  expect(given).toEqual([1, 2, 3]);
  expect(log).toEqual(['1', '2', '3', 'end']);
});

it('ends the source when the iteration stops early', async () => {
  const log: string[] = [];
  for await (const number of (await peek(numbers(3, log))) ?? []) if (number === 2) break;
  expect(log).toEqual(['1', '2', 'end']);
});

it('returns null for an empty sequence, and rejects when the first item fails', async () => {
  expect(await peek(numbers(0))).toBeNull();
  async function* failing(): AsyncGenerator<number> {
    yield await Promise.reject(new Error('no'));
  }
  await expect(peek(failing())).rejects.toThrow('no');
});
