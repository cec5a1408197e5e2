/** Letters that Unicode does not decompose, as they are typed without them. */
const TYPED_AS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ς: 'σ',
};
const NOT_DECOMPOSED = new RegExp(`[${Object.keys(TYPED_AS).join('')}]`, 'g');

/**
 * Lower case without accents and apostrophes; `&` becomes 'and', other non-alphanumerics become single spaces. What is
 * stored was normalised before: a change here needs a migration that normalises it anew, such as 0012.
 */
export function normalise(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(NOT_DECOMPOSED, (letter) => TYPED_AS[letter] ?? letter)
    .replaceAll('&', ' and ')
    .replaceAll(/['’ʻʼ]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Normalised text without spaces, for comparison regardless of spaces and hyphens. */
export function compactText(text: string): string {
  return normalise(text).replaceAll(' ', '');
}

const FILLERS: ReadonlySet<string> = new Set(['and', 'the', 'for', 'with', 'of']);

function wordsOf(text: string): string[] {
  return normalise(text).split(' ').filter(Boolean);
}

/** The text without spaces, with and without filler words. */
function compactForms(text: string): string[] {
  const words = wordsOf(text);
  return [words.join(''), words.filter((word) => !FILLERS.has(word)).join('')];
}

interface Searchable {
  readonly name: string;
  readonly brand: string;
  readonly groups: readonly string[];
  readonly options: readonly string[];
  readonly codes: readonly string[];
}

export interface SearchColumns {
  readonly searchName: string;
  /** Each word once, with a space on either side. */
  readonly searchWords: string;
  /** Names and codes without spaces and hyphens, with a space on either side. */
  readonly searchCompact: string;
}

/** The columns that search queries are compared with. */
export function searchColumns({ name, brand, groups, options, codes }: Searchable): SearchColumns {
  const words = [name, brand, ...groups, ...options, ...codes].flatMap(wordsOf);
  const compact = [...compactForms(name), ...codes.flatMap(compactForms)];
  return {
    searchName: normalise(name),
    searchWords: ` ${[...new Set(words)].join(' ')} `,
    searchCompact: ` ${[...new Set(compact)].join(' ')} `,
  };
}

export interface SearchQuery {
  readonly text: string;
  readonly words: readonly string[];
  /** The words without spaces; '' if shorter than 3 characters. */
  readonly compact: string;
}

const MAX_QUERY_LENGTH = 200;
const MAX_WORDS = 8;

/** Parses typed search text. */
export function searchQuery(typed: string): SearchQuery {
  const all = wordsOf(typed.slice(0, MAX_QUERY_LENGTH));
  const telling = all.filter((word) => !FILLERS.has(word));
  const typedWords = telling.length > 0 ? telling : all;
  const words = [...new Set(typedWords)].slice(0, MAX_WORDS);
  // With repeated words, as names and codes are stored: TR-10-10.
  const compact = typedWords.join('');
  return { text: all.join(' '), words, compact: compact.length >= 3 ? compact : '' };
}
