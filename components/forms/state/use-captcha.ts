'use client';

import { type RefObject, useRef, useState } from 'react';
import { isFresh, solveCaptcha } from '@/lib/browser/forms/captcha';

type CaptchaState = 'waiting' | 'working' | 'done' | 'failed';

interface Captcha {
  readonly state: CaptchaState;
  /** The hidden input that carries the solution. */
  readonly input: RefObject<HTMLInputElement | null>;
  /** True if the form can be sent: solved, or unsolvable in this browser. */
  ready(): boolean;
  /** Starts solving unless pending or done. */
  solve(): Promise<void>;
  /** Solves a new challenge, since a solution can be sent only once. */
  renew(): void;
}

/** Solves a captcha in the background, starting when its form is first touched. */
export function useCaptcha(): Captcha {
  const input = useRef<HTMLInputElement>(null);
  const work = useRef<{ promise: Promise<void>; solvedAt: number | null; failed: boolean } | null>(null);
  const [state, setState] = useState<CaptchaState>('waiting');

  async function run(mine: { solvedAt: number | null; failed: boolean }): Promise<void> {
    setState('working');
    const solution = await solveCaptcha();
    mine.solvedAt = Date.now();
    mine.failed = solution === null;
    if (input.current) input.current.value = solution ?? '';
    setState(solution === null ? 'failed' : 'done');
  }

  function solve(): Promise<void> {
    const current = work.current;
    if (current && (current.solvedAt === null || isFresh(current.solvedAt))) return current.promise;
    const mine = { promise: Promise.resolve(), solvedAt: null, failed: false };
    work.current = mine;
    mine.promise = run(mine);
    return mine.promise;
  }

  return {
    state,
    input,
    solve,
    ready: () => work.current?.solvedAt != null && isFresh(work.current.solvedAt),
    renew: () => {
      work.current = null;
      void solve();
    },
  };
}
