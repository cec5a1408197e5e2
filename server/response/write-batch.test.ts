import { WriteBatch } from './write-batch';

const turnOfLoop = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

function collect(isRoomy = true) {
  const written: string[] = [];
  const flush = jest.fn();
  const turn = new WriteBatch({
    write: (bytes) => {
      written.push(bytes.toString());
      return isRoomy;
    },
    flush,
  });
  return { turn, written, flush };
}

it('passes what is written in one turn on as one chunk, flushed once', async () => {
  const { turn, written, flush } = collect();
  turn.add(Buffer.from('a'));
  turn.add(Buffer.from('b'));
  expect(written).toEqual([]);
  await turnOfLoop();
  turn.add(Buffer.from('c'));
  await turnOfLoop();
  expect(written).toEqual(['ab', 'c']);
  expect(flush).toHaveBeenCalledTimes(2);
});

it('calls writers back once their chunk is passed on', async () => {
  const { turn, written } = collect();
  const seen = await new Promise<string[]>((resolve) => void turn.add(Buffer.from('a'), () => resolve([...written])));
  expect(seen).toEqual(['a']);
});

it('reports backpressure until the passed chunk is drained', async () => {
  const { turn } = collect(false);
  expect(turn.add(Buffer.from('a'))).toBe(true);
  await turnOfLoop();
  expect(turn.add(Buffer.from('b'))).toBe(false);
  turn.drained();
  expect(turn.add(Buffer.from('c'))).toBe(true);
  turn.take();
});

it('passes large chunks on immediately, and reports backpressure', () => {
  const { turn, written } = collect(false);
  expect(turn.add(Buffer.alloc(40_000, 'a'))).toBe(true);
  expect(turn.add(Buffer.alloc(40_000, 'b'))).toBe(false);
  expect(written.map(({ length }) => length)).toEqual([80_000]);
});

it('does not write chunks that the caller took', async () => {
  const { turn, written, flush } = collect();
  turn.add(Buffer.from('a'));
  turn.add(Buffer.from('b'));
  expect(turn.take().toString()).toBe('ab');
  await turnOfLoop();
  expect(written).toEqual([]);
  expect(flush).not.toHaveBeenCalled();
});

it('holds chunks back up to a size, calling their writers back', async () => {
  const { turn, written } = collect();
  turn.hold(3);
  await new Promise<void>((resolve) => void turn.add(Buffer.from('a'), resolve));
  await turnOfLoop();
  turn.add(Buffer.from('b'));
  expect(written).toEqual([]);
  expect(turn.take().toString()).toBe('ab');
});

it('passes on what is larger than it was to hold, and what comes after it', async () => {
  const { turn, written } = collect();
  turn.hold(3);
  turn.add(Buffer.from('ab'));
  turn.add(Buffer.from('cd'));
  await turnOfLoop();
  turn.add(Buffer.from('e'));
  await turnOfLoop();
  expect(written).toEqual(['abcd', 'e']);
});
