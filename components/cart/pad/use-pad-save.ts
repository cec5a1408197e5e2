'use client';

import { unstable_rethrow } from 'next/navigation';
import { useActionState } from 'react';
import { orderPad } from '@/lib/actions/cart/order-pad.action';
import { NEW_PAD, type PadState } from '@/lib/actions/cart/pad-form';
import { textOf } from '@/lib/actions/form-state';
import { isNoAnswer, isOldPage } from '@/lib/browser/site/no-answer';
import { reportReply } from '@/lib/browser/site/connection';

/**
 * Sends the pad's form, which saves its rows to a list. Without scripts the form goes to the action; with them to
 * `save`, which reports a lost connection in the form instead of replacing the page and its rows.
 */
export function usePadSave(words: { network: string; other: string }) {
  const [answered, action] = useActionState(orderPad, NEW_PAD);
  const [answer, save, sending] = useActionState(async (previous: PadState, data: FormData): Promise<PadState> => {
    try {
      const next = await orderPad(previous, data);
      reportReply(next.unavailable !== 'no-reply');
      return next;
    } catch (error) {
      unstable_rethrow(error);
      const lost = isNoAnswer(error);
      if (lost) reportReply(isOldPage(error));
      // The same attempt, and so the same idempotency key: the list may have been made.
      return {
        ...previous,
        values: { listName: textOf(data, 'listName') },
        errors: {},
        savedTo: null,
        notice: null,
        message: lost ? words.network : words.other,
      };
    }
  }, answered);
  return { answer, sending, action, save };
}
