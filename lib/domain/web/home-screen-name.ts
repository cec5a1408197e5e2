/** What phones show below an icon without cutting it. */
export const LONGEST_HOME_SCREEN_NAME = 12;

const length = (text: string): number => [...text].length;

/**
 * The shop's name below its icon: the one that the site's settings give, else the whole words of its name that fit, and
 * the first where none do. Never ends with what joins words ('Banksia &').
 */
export function homeScreenName({
  name,
  shortName: given,
}: {
  readonly name: string;
  readonly shortName: string;
}): string {
  if (given.trim() !== '') return given.trim();
  const words = name.trim().split(/\s+/);
  let fits = 0;
  for (const [index, word] of words.entries()) {
    if (length(words.slice(0, index + 1).join(' ')) > LONGEST_HOME_SCREEN_NAME) break;
    // 'and' and its like do not join in every language, signs do.
    if (/[\p{L}\p{N}]/u.test(word)) fits = index + 1;
  }
  return words.slice(0, Math.max(fits, 1)).join(' ');
}
