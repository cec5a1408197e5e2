/** A submission that its sender can mend; whatever was stored for it is rolled back. */
export class FormRefused extends Error {
  constructor(
    message: string,
    /** Words by field name. */
    readonly errors: Readonly<Record<string, string>> = {},
  ) {
    super(message);
    this.name = 'FormRefused';
  }
}
