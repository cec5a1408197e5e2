/** '1 place', '4 places'. */
export const usesWords = (count: number): string => (count === 1 ? '1 place' : `${count} places`);
