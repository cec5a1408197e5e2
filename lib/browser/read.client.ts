'use client';

import { useEffect, useId, useRef, useState } from 'react';
import useSWR from 'swr';

interface ReadOptions<Answer> {
  /** Debounce in milliseconds: how long `key` has to stay unchanged before it is requested. */
  delayMs?: number;
  /** Called with each answer that is not stale. */
  onAnswer?: (answer: Answer) => void;
}

interface Read<Answer> {
  /** The latest answer; stays until the next one. */
  answer: Answer | undefined;
  /** A request is pending. */
  asking: boolean;
  /** A request is pending or debounced. */
  awaited: boolean;
  /** Repeats the request of the same key. */
  again: () => void;
}

const fault = (error: unknown): void => {
  if (!(error instanceof DOMException && error.name === 'AbortError')) reportError(error);
};

/**
 * Reads one `key` at a time; null reads nothing. Another key, or unmounting, aborts the pending read. `ask` returns
 * network failures as answers: anything it throws is a bug.
 */
export function useRead<Answer>(
  key: string | null,
  ask: (signal: AbortSignal) => Promise<Answer>,
  { delayMs = 0, onAnswer }: ReadOptions<Answer> = {},
): Read<Answer> {
  const id = useId();
  const [rested, setRested] = useState<string | null>(null);
  const wanted = useRef<string | null>(null);
  const attempt = useRef<AbortController>(null);
  useEffect(() => {
    wanted.current = key;
    const timer = setTimeout(() => setRested(key), delayMs);
    return () => {
      wanted.current = null;
      clearTimeout(timer);
      attempt.current?.abort();
    };
  }, [key, delayMs]);

  async function load(): Promise<Answer> {
    const own = new AbortController();
    attempt.current = own;
    const answer = await ask(own.signal);
    // SWR deduplicates a repeated key with its aborted read, so the read is repeated here.
    if (own.signal.aborted && wanted.current === key) return load();
    own.signal.throwIfAborted();
    return answer;
  }

  const { data, isValidating, mutate } = useSWR(key !== null && key === rested ? [id, key] : null, load, {
    keepPreviousData: true,
    dedupingInterval: 0,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    shouldRetryOnError: false,
    onError: fault,
    ...(onAnswer ? { onSuccess: onAnswer } : {}),
  });
  return {
    answer: data,
    asking: isValidating,
    awaited: key !== null && (key !== rested || isValidating),
    again: () => void mutate(),
  };
}
