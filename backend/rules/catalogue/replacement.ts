/** A code that is named as the replacement of another. */
export interface NamedReplacement {
  /** True if it is named as its own replacement. */
  readonly isItself: boolean;
  readonly isRetired: boolean;
  /** The code that replaces it; '' for none. */
  readonly replacedBy: string;
}

/**
 * Why a code cannot be the replacement of another; null if it can. `named` is null for an unknown code. What replaces a
 * sku has no replacement itself when it is chosen, so that nothing leads in a circle.
 */
export function replacementProblem(code: string, named: NamedReplacement | null): string | null {
  if (named === null) return `There is no code “${code}”.`;
  if (named.isItself) return 'This is the code itself.';
  if (named.isRetired) return `${code} is not sold any more.`;
  return named.replacedBy === '' ? null : `${code} is replaced itself, by ${named.replacedBy}. Choose that.`;
}
