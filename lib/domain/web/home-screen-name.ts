/** Characters that phones show below an icon without cutting them. */
export const MAX_HOME_SCREEN_NAME_LENGTH = 12;

const length = (text: string): number => [...text].length;

/**
 * The shop's name below its icon: from the site's settings, else as many whole words of its name as fit, but at least
 * one. Never ends with a connecting sign ('Banksia &').
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
    if (length(words.slice(0, index + 1).join(' ')) > MAX_HOME_SCREEN_NAME_LENGTH) break;
    // Only signs connect in every language, not 'and' and similar words.
    if (/[\p{L}\p{N}]/u.test(word)) fits = index + 1;
  }
  return words.slice(0, Math.max(fits, 1)).join(' ');
}
