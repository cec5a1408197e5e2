import { Turn } from './turn';

const turnOfLoop = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

function collect(isRoomy = true) {
  const written: string[] = [];
  const flush = jest.fn();
  const turn = new Turn({
    write: (bytes) => {
      written.push(bytes.toString());
      return isRoomy;
    },
    flush,
  });
  return { turn, written, flush };
}

it('hands on what is written in one turn as one piece, flushed once', async () => {
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

it('calls writers back once it was handed on', async () => {
  const { turn, written } = collect();
  const seen = await new Promise<string[]>((resolve) => void turn.add(Buffer.from('a'), () => resolve([...written])));
  expect(seen).toEqual(['a']);
});

it('says that there is too much until what was handed on is taken', async () => {
  const { turn } = collect(false);
  expect(turn.add(Buffer.from('a'))).toBe(true);
  await turnOfLoop();
  expect(turn.add(Buffer.from('b'))).toBe(false);
  turn.drained();
  expect(turn.add(Buffer.from('c'))).toBe(true);
  turn.take();
});

it('hands on at once what is large, and says whether it was taken', () => {
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
