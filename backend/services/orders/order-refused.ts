import type { MessageValues } from '@/lib/contract/common';

/** An order that cannot be placed for a reason the buyer can fix; the message is a sentence for them. */
export class OrderRefused extends Error {
  override readonly name = 'OrderRefused';

  constructor(
    /** The reply's text_code. */
    readonly code: string,
    message: string,
    readonly values: MessageValues = {},
  ) {
    super(message);
  }
}
