import type { MessageValues } from '@/lib/contract/common';

/** Thrown for an invalid submission that its sender can correct; the transaction is rolled back. */
export class FormRefused extends Error {
  constructor(
    /** The reply's text_code. */
    readonly code: string,
    message: string,
    /** Messages by field name. */
    readonly errors: Readonly<Record<string, string>> = {},
    readonly values: MessageValues = {},
  ) {
    super(message);
    this.name = 'FormRefused';
  }
}
