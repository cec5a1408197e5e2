import { act, renderHook } from '@testing-library/react';
import { useRead } from './read.client';

const DELAY = 200;
/** SWR revalidates in the next frame when it has a cached answer. */
const FRAME = 20;

interface Asked {
  key: string | null;
  signal: AbortSignal;
  answer: (value: string) => Promise<void>;
  fail: (error: Error) => Promise<void>;
}

function setup(first: string | null = null) {
  const asked: Asked[] = [];
  const onAnswer = jest.fn();
  const hook = renderHook(
    ({ wanted }: { wanted: string | null }) =>
      useRead<string>(
        wanted,
        (signal) => {
          const { promise, resolve, reject } = Promise.withResolvers<string>();
          const answer = (value: string) => act(async () => resolve(value));
          const fail = (error: Error) => act(async () => reject(error));
          asked.push({ key: wanted, signal, answer, fail });
          return promise;
        },
        { delayMs: DELAY, onAnswer },
      ),
    { initialProps: { wanted: first } },
  );
  const want = async (wanted: string | null, restMs = DELAY) => {
    hook.rerender({ wanted });
    await act(async () => jest.advanceTimersByTimeAsync(restMs));
  };
  const last = () => {
    const read = asked.at(-1);
    if (!read) throw new Error('nothing was asked');
    return read;
  };
  return { ...hook, asked, last, want, onAnswer };
}

beforeEach(() => {
  jest.useFakeTimers();
  globalThis.reportError = jest.fn();
});
afterEach(() => jest.useRealTimers());

it('requests a key once it is debounced, and reports its progress', async () => {
  const { result, asked, last, want, onAnswer } = setup();
  expect(result.current).toMatchObject({ answer: undefined, asking: false, awaited: false });
  await want('a', DELAY - 1);
  expect(result.current).toMatchObject({ asking: false, awaited: true });
  await want('ab');
  expect(asked.map(({ key }) => key)).toEqual(['ab']);
  expect(result.current).toMatchObject({ asking: true, awaited: true });
  await last().answer('AB');
  expect(result.current).toMatchObject({ answer: 'AB', asking: false, awaited: false });
  expect(onAnswer.mock.calls.map(([answer]) => answer)).toEqual(['AB']);
});

it('aborts a superseded request, and keeps the answer until the next one', async () => {
  const { result, asked, last, want, onAnswer } = setup();
  await want('a');
  await last().answer('A');
  await want('b');
  await want('c', 0);
  expect(asked.map(({ key }) => key)).toEqual(['a', 'b']);
  expect(last().signal.aborted).toBe(true);
  await asked[1]?.answer('B');
  expect(result.current).toMatchObject({ answer: 'A', awaited: true });
  await want('c');
  expect(result.current.answer).toBe('A');
  await last().answer('C');
  expect(result.current.answer).toBe('C');
  expect(onAnswer.mock.calls.map(([answer]) => answer)).toEqual(['A', 'C']);
});

it('reads a key again that is requested while its first read is being aborted', async () => {
  const { result, asked, last, want } = setup();
  await want('a');
  await want('b', 0);
  await want('a');
  await asked[0]?.answer('too late');
  expect(result.current).toMatchObject({ answer: undefined, awaited: true });
  expect(asked.map(({ key }) => key)).toEqual(['a', 'a']);
  await last().answer('A');
  expect(result.current).toMatchObject({ answer: 'A', awaited: false });
});

it('requests an earlier key again, and the same key on demand', async () => {
  const { result, asked, last, want, onAnswer } = setup();
  await want('a');
  await last().answer('A');
  await want('b');
  await last().answer('B');
  await want('a');
  await want('a', FRAME);
  expect(result.current).toMatchObject({ answer: 'A', asking: true });
  await last().answer('A2');
  await act(async () => result.current.again());
  expect(result.current).toMatchObject({ answer: 'A2', asking: true });
  await last().answer('A3');
  expect(asked.map(({ key }) => key)).toEqual(['a', 'b', 'a', 'a']);
  expect(onAnswer.mock.calls.map(([answer]) => answer)).toEqual(['A', 'B', 'A2', 'A3']);
});

it('aborts the request if the key becomes null or the component unmounts', async () => {
  const { asked, last, want, unmount, onAnswer } = setup();
  await want('a');
  await want(null);
  expect(last().signal.aborted).toBe(true);
  await want('b');
  unmount();
  expect(last().signal.aborted).toBe(true);
  for (const read of asked) await read.answer('nobody waits');
  expect(onAnswer).not.toHaveBeenCalled();
  expect(reportError).not.toHaveBeenCalled();
});

it('reports an unexpected error', async () => {
  const { result, last, want } = setup();
  const fault = new Error('ours');
  await want('a');
  await last().fail(fault);
  expect(reportError).toHaveBeenCalledWith(fault);
  expect(result.current.awaited).toBe(false);
});
