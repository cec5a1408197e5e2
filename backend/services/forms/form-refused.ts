/** Thrown for an invalid submission that its sender can correct; the transaction is rolled back. */
export class FormRefused extends Error {
  constructor(
    message: string,
    /** Messages by field name. */
    readonly errors: Readonly<Record<string, string>> = {},
  ) {
    super(message);
    this.name = 'FormRefused';
  }
}
