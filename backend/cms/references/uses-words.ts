/** '1 place', '4 places', 'more than 4 places'. */
export function usesWords(count: number, more = false): string {
  if (more) return `more than ${usesWords(count)}`;
  return count === 1 ? '1 place' : `${count} places`;
}
