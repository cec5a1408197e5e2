import { MAX_QTY } from '../../../contract/limits';
import { plainDigits } from '../../values/plain-digits';
import type { OrderUnit } from './order-row';

export interface ReadQuantity {
  /** Null when invalid. */
  readonly qty: number | null;
  readonly unit: OrderUnit;
}

const NUMBER_WORDS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  dozen: 12,
  twenty: 20,
};

/** Words for a carton in the shop's languages, and abbreviations used by warehouses. */
const CARTON_WORD =
  'ctns?|cartons?|crtns?|cases?|cs|box|boxes|bx|outers?|inners?|karton(?:s|en|y|ów)?|cajas?|colis|caisses?|caixas?|scatol[ae]|kotak|koli|kutu|thùng|箱|ケース|박스|коробк[аиу]|коробок|короб';
const EACH_WORD =
  'ea|each|pcs?|pces?|pieces?|units?|ea\\.|pkts?|packets?|packs?|bags?|bottles?|tubs?|rolls?|jars?|pouch(?:es)?|stk|stück|st\\.|un|uds?|unidades?|unités?|szt\\.?|шт\\.?|個|个|件|개|adet|buah|chiếc|cái|dona|ცალი|حبة|قطعة';
export const UNIT_WORD = `${CARTON_WORD}|${EACH_WORD}`;

const CARTON = new RegExp(`^(?:${CARTON_WORD})\\.?$`, 'iu');
const KNOWN_UNIT = new RegExp(`^(?:${UNIT_WORD})\\.?$`, 'iu');

/** The unit that a word means; each if unknown. */
export function unitOf(word: string): OrderUnit {
  return CARTON.test(word.trim()) ? 'carton' : 'each';
}

const SIZED = new RegExp(`^(?:${CARTON_WORD})\\.?\\s*(?:of|de|x|×|/|:|\\()?\\s*(\\d{1,4})\\)?$`, 'iu');

/** Pieces in a unit that says how many it has, such as 'Box of 6' or 'CTN12'; 1 for any other. */
export function piecesIn(word: string): number {
  return Number(SIZED.exec(plainDigits(word).trim())?.[1] ?? 1);
}

export function isUnitWord(word: string): boolean {
  return KNOWN_UNIT.test(word.trim());
}

/** A longer text is no quantity, and takes the patterns long. */
const MAX_LENGTH = 40;

/**
 * Parses a number as spreadsheets and people write it: `12`, `12.0`, `1,200`, `1 200`, `twelve`; null for anything
 * else. Also for `1.200` and `5.000`: some write thousands so, and some systems write three decimals.
 */
export function wholeNumber(text: string): number | null {
  if (text.length > MAX_LENGTH) return null;
  const plain = plainDigits(text).trim().toLowerCase();
  const word = NUMBER_WORDS[plain];
  if (word !== undefined) return word;
  if (/^\d{1,3}\.\d{3}$/.test(plain)) return null;
  if (/^[1-9]\d{0,2}(?:[,. '\u00a0\u202f]\d{3})+$/.test(plain)) return Number(plain.replaceAll(/\D/g, ''));
  const match = /^\+?(\d+)(?:[.,]0+)?$/.exec(plain);
  return match?.[1] === undefined ? null : Number(match[1]);
}

const WRAPPED = new RegExp(
  `^(?:qty|quantity|x|×|\\*|@)?[\\s:.=]*([\\p{L}\\d.,' \u00a0\u202f]+?)\\s*(?:x|×|\\*)?\\s*(${UNIT_WORD}|dz|doz|dozen)?\\.?(?:\\s+of)?$`,
  'iu',
);

/** Parses a cell, or the part of a line, with a quantity: `12`, `x12`, `3 ctn`, `2 dozen`, `1,200`. */
export function readQuantity(typed: string): ReadQuantity {
  if (typed.length > MAX_LENGTH) return { qty: null, unit: 'each' };
  const text = plainDigits(typed).trim();
  const plain = wholeNumber(text);
  if (plain !== null) return { qty: inRange(plain), unit: 'each' };
  const match = WRAPPED.exec(text);
  const [, number = '', unit = ''] = match ?? [];
  const dozens = /^(?:dz|doz|dozen)$/i.test(unit);
  const count = wholeNumber(number);
  if (!match || count === null) return { qty: null, unit: 'each' };
  return { qty: inRange(dozens ? count * 12 : count), unit: dozens ? 'each' : unitOf(unit) };
}

export function inRange(qty: number): number | null {
  return qty >= 1 && qty <= MAX_QTY ? qty : null;
}
