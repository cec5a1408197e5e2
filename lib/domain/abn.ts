/** An Australian Business Number as it is written: 51 824 753 556. Anything else stays as it is. */
export function formatAbn(abn: string): string {
  const digits = abn.replaceAll(/\s/g, '');
  const [, a, b, c, d] = /^(\d{2})(\d{3})(\d{3})(\d{3})$/.exec(digits) ?? [];
  return a === undefined ? abn : `${a} ${b} ${c} ${d}`;
}
