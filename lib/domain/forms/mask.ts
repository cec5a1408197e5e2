import { plainDigits } from '../values/plain-digits';

/**
 * Masks of inputs (specification 2, section 5): '#' is a digit, '@' a letter, '*' either of them; D, M and Y are the
 * first digits of a day, a month and a year. Everything else in a mask is literal.
 */
export const MASK_TOKENS: Readonly<Record<string, RegExp>> = {
  '#': /\d/,
  '@': /\p{L}/u,
  '*': /[\p{L}\d]/u,
};

/** Tokens of the date mask: in other masks these letters are literal. */
export const DATE_TOKENS: Readonly<Record<string, RegExp>> = { ...MASK_TOKENS, D: /[0-3]/, M: /[01]/, Y: /[12]/ };

export const DATE_MASK = 'D#/M#/Y###';

/** A text with ASCII digits, which masks ask for; a mask's literals stay as they are. */
export function maskDigits(text: string): string {
  return text.replaceAll(/[^\P{Nd}0-9]+/gu, plainDigits);
}

/** True when the whole text matches the mask. */
export function fitsMask(mask: string, text: string, tokens = MASK_TOKENS): boolean {
  const wanted = [...mask];
  const given = [...text];
  return (
    wanted.length === given.length &&
    wanted.every((token, at) => {
      const character = given[at] ?? '';
      return tokens[token]?.test(character) ?? character === token;
    })
  );
}
