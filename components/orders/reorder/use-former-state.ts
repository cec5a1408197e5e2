'use client';

import { useEffect, useEffectEvent, useState } from 'react';

interface Left<State> {
  readonly formKey: string;
  readonly state: State;
}

/**
 * The state with which a page was left, once the router shows it again with data that were requested since: what it
 * reported is over then. `formKey` is new with each rendering on the server. One after a submission, without leaving,
 * ends nothing; call `stay` when the form is sent.
 */
export function useFormerState<State>(state: State, formKey: string): { former: State | null; stay: () => void } {
  const [left, setLeft] = useState<Left<State> | null>(null);
  const [former, setFormer] = useState<State | null>(null);
  const leave = useEffectEvent(() => setLeft({ formKey, state }));
  // Effects are cleaned up when the router hides the page.
  useEffect(() => () => leave(), []);
  if (left !== null && left.formKey !== formKey) {
    setLeft(null);
    setFormer(left.state);
  }
  return { former, stay: () => setLeft(null) };
}
