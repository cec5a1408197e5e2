/** Money in the rules is integer cents; anything else is a programming error and stops the calculation. */
export function assertCents(value: number, what: string): void {
  if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`${what} must be whole cents, not ${value}`);
}

/** `percent` of an amount, rounded half up to the cent. */
export function percentOf(cents: number, percent: number): number {
  assertCents(cents, 'The amount');
  return Math.floor((cents * percent + 50) / 100);
}

/**
 * Spreads `amount` over parts in proportion to their weights so that the shares add up to it exactly: each share is
 * rounded down, the cents left over go to the largest remainders, the first part first on a tie. No share exceeds its
 * weight while `amount` does not exceed their sum.
 */
export function spread(amount: number, weights: readonly number[]): number[] {
  assertCents(amount, 'The amount to spread');
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (sum === 0) return weights.map(() => 0);
  const parts = weights.map((weight, index) => {
    const exact = BigInt(amount) * BigInt(weight);
    return { index, share: Number(exact / BigInt(sum)), remainder: Number(exact % BigInt(sum)) };
  });
  let left = amount - parts.reduce((total, part) => total + part.share, 0);
  for (const part of parts.toSorted((a, b) => b.remainder - a.remainder || a.index - b.index)) {
    if (left === 0) break;
    part.share += 1;
    left -= 1;
  }
  return parts.map((part) => part.share);
}
