'use client';

import { useEffect, useId, useRef, useState } from 'react';
import useSWR from 'swr';

interface ReadOptions<Answer> {
  /** How long `key` has to stay the same before it is asked for. */
  delayMs?: number;
  /** Told of each answer that still counts. */
  onAnswer?: (answer: Answer) => void;
}

interface Read<Answer> {
  /** The latest answer; stays until the next one. */
  answer: Answer | undefined;
  /** Asked and not answered yet. */
  asking: boolean;
  /** An answer is to come, also when it was not asked for yet. */
  awaited: boolean;
  /** Asks for the same key once more. */
  again: () => void;
}

const fault = (error: unknown): void => {
  if (!(error instanceof DOMException && error.name === 'AbortError')) reportError(error);
};

/**
 * One read at a time, for what `key` stands for; null asks for nothing. Another key gives up the read that is under
 * way, and so does leaving the page. `ask` answers also when there is no network: what it throws is a fault of ours.
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
    // SWR joins a key that is wanted again to its read that was given up.
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
