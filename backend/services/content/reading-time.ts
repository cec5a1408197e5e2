import { plainText } from '@/lib/domain/content/plain-text';

const WORDS_A_MINUTE = 220;

/** Estimated minutes to read an HTML text, at least one. */
export function readingMinutes(html: string): number {
  const words = plainText(html).split(' ').filter(Boolean).length;
  return Math.max(1, Math.round(words / WORDS_A_MINUTE));
}
