'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { KeepFocus } from '@/components/ui/feedback/keep-focus.client';
import { type Template, fillWords } from '@/lib/i18n/fill-words';

interface ResendButtonProps {
  /** When it may be requested, in milliseconds since 1970. */
  againAt: number;
  busy: boolean;
  labels: {
    again: string;
    /** With the placeholder `{time}` for the remaining time, such as 0:42. */
    againIn: Template;
  };
}

const TICK_MS = 1_000;

function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/**
 * Requests the e-mail again, with a countdown until that is allowed. Without scripts the response says how long to
 * wait.
 */
export function ResendButton({ againAt, busy, labels }: ResendButtonProps) {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    const tick = () => setLeft(Math.max(0, Math.ceil((againAt - Date.now()) / 1_000)));
    const first = setTimeout(tick, 0);
    const timer = setInterval(tick, TICK_MS);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [againAt]);
  if (left > 0)
    return (
      <Button variant="secondary" block disabled className="tabular">
        {fillWords(labels.againIn, { time: clock(left) })}
      </Button>
    );
  return (
    <>
      <Button key="again" type="submit" name="intent" value="again" busy={busy} variant="secondary" block>
        {labels.again}
      </Button>
      <KeepFocus />
    </>
  );
}
