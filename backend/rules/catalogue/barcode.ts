/** Appends the check digit to twelve digits (EAN-13). */
export function ean13(twelve: string): string {
  if (!/^\d{12}$/.test(twelve)) throw new RangeError(`${twelve} is no twelve digits`);
  const sum = [...twelve].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return `${twelve}${(10 - (sum % 10)) % 10}`;
}
