declare module '@adobe/structured-data-validator' {
  interface Issue {
    readonly rootType: string;
    readonly issueMessage: string;
    readonly severity: 'ERROR' | 'WARNING';
  }
  /** The package has no types of its own. */
  export default class Validator {
    constructor(schemaOrgJson: object);
    validate(data: { jsonld: Readonly<Record<string, readonly unknown[]>> }): Promise<readonly Issue[]>;
  }
}
