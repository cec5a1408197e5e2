import { getTranslations } from 'next-intl/server';
import { z } from 'zod';
import { type MessageValues, messageCode } from '../contract/common';
import { markForeignText } from '../domain/values/foreign-text';
import { formatMoney } from '../domain/values/money';
import { formatDay } from '../i18n/dates';
import type { Locale } from '../i18n/locales';
import { UpstreamError } from './errors';
import { REASONS, REFUSALS } from './refusal-words';

/** The platform's language: its messages are more specific than the storefront's and stay unchanged. */
const SITE_LOCALE: Locale = 'en';

/** Translates a platform's message; without a translation it stays unchanged, marked as foreign-language text. */
async function inWords(
  { message, text_code: code = '', values = {} }: { message: string; text_code?: string; values?: MessageValues },
  locale: Locale,
): Promise<string> {
  const [known, name] = code === 'INVALID_INPUT' ? [REASONS, String(values.reason)] : [REFUSALS, code];
  const refusal = Object.hasOwn(known, name) ? known[name] : undefined;
  if (!refusal || refusal.needs?.some((name) => values[name] === undefined)) return markForeignText(message);
  const t = await getTranslations({ locale });
  return refusal.say({
    t,
    values,
    money: (name) => formatMoney(Number(values[name]), locale),
    day: (name) => formatDay(String(values[name]), locale),
  });
}

/** Messages by field: one that is equal to the main message gets its translation. */
function inWordsByField(
  fields: Readonly<Record<string, string>>,
  message: string,
  words: string,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, field === message ? words : markForeignText(field)]),
  );
}

/** Messages of the fields whose reason is known. */
async function reasonsInWords(
  { fieldErrors, reasons }: UpstreamError,
  locale: Locale,
): Promise<Record<string, string>> {
  const known = Object.entries(reasons).map(async ([name, values]) => {
    const message = fieldErrors[name] ?? '';
    return [name, await inWords({ message, text_code: 'INVALID_INPUT', values }, locale)] as const;
  });
  return Object.fromEntries(await Promise.all(known));
}

/** The error with its messages in the visitor's language; any other error unchanged. */
export async function translateError(error: unknown, locale: Locale): Promise<unknown> {
  if (!(error instanceof UpstreamError) || locale === SITE_LOCALE) return error;
  if (error.kind !== 'refused' && error.kind !== 'not-found') return error;
  const { status, code, message, retryAfter, fieldErrors } = error;
  const values = retryAfter === undefined ? error.values : { seconds: retryAfter, ...error.values };
  const words = await inWords({ message, text_code: code, values }, locale);
  const fields = { ...inWordsByField(fieldErrors, message, words), ...(await reasonsInWords(error, locale)) };
  return new UpstreamError(error.kind, words, { status, code, values, retryAfter, fieldErrors: fields, cause: error });
}

const sentence = z.object({ message: z.string().min(1), ...messageCode });
type Sentence = z.infer<typeof sentence>;

/** A part's sentence, with the fields of its code and values; null if it has none, as most parts of long lists. */
function sentenceIn(reply: object, field: string, codeField: string, valuesField: string): Sentence | null {
  const message: unknown = Reflect.get(reply, field);
  if (typeof message !== 'string') return null;
  const [text_code, values]: unknown[] = [Reflect.get(reply, codeField), Reflect.get(reply, valuesField)];
  return sentence.safeParse({ message, text_code, values }).data ?? null;
}

const byField = z.record(z.string(), z.string());

/** The fields of a reply, or of a part of it, that are said in other words. */
type Reworded = Record<string, unknown>;

/** The reply's own message, which a form's reply has as `error`, with those of its fields. */
async function messageInWords(reply: object, locale: Locale): Promise<Reworded> {
  let reworded: Reworded = {};
  for (const field of ['message', 'error'] as const) {
    const found = sentenceIn(reply, field, 'text_code', 'values');
    if (!found) continue;
    const words = await inWords(found, locale);
    const { data: fields } = byField.safeParse(reworded.errors ?? Reflect.get(reply, 'errors'));
    reworded = { ...reworded, [field]: words, ...(fields && { errors: inWordsByField(fields, found.message, words) }) };
  }
  return reworded;
}

/** Sentences that have a code of their own; one without is the shop's and stays unchanged. */
async function notesInWords(reply: object, locale: Locale): Promise<Reworded> {
  const reworded: Reworded = {};
  for (const field of ['payment_note', 'reason'] as const) {
    const found = sentenceIn(reply, field, `${field}_code`, `${field}_values`);
    if (found?.text_code) reworded[field] = await inWords(found, locale);
  }
  return reworded;
}

/** The platform's names of payment methods by their codes, as in `messages/`. */
const PAYMENT_NAMES = ['card', 'bank-transfer', 'credit', 'credit-note'] as const;

/** The named payment methods; a name without a known code is the shop's own and stays unchanged. */
async function paymentInWords(reply: object, locale: Locale): Promise<Reworded> {
  const reworded: Reworded = {};
  for (const field of ['name', 'payment_name'] as const) {
    const code = PAYMENT_NAMES.find((one) => one === Reflect.get(reply, `${field}_code`));
    if (!code) continue;
    const t = await getTranslations({ locale });
    reworded[field] = t(`platform.paymentName.${code}`);
  }
  return reworded;
}

/** A part of a reply: an object, or a list of such; the same one if nothing in it is said in other words. */
async function partInWords(part: unknown, locale: Locale): Promise<unknown> {
  if (!Array.isArray(part)) return rewordReply(part, locale);
  const list: readonly unknown[] = part;
  const reworded: unknown[] = [];
  for (const one of list) reworded.push(await rewordReply(one, locale));
  return reworded.some((one, index) => one !== list[index]) ? reworded : part;
}

/**
 * A reply with its sentences and payment methods translated: its own, its promotion's, those of its lines, cart and
 * list. The same one if there are none.
 */
export async function rewordReply(reply: unknown, locale: Locale): Promise<unknown> {
  if (locale === SITE_LOCALE || typeof reply !== 'object' || reply === null) return reply;
  const reworded: Reworded = {
    ...(await messageInWords(reply, locale)),
    ...(await notesInWords(reply, locale)),
    ...(await paymentInWords(reply, locale)),
  };
  for (const name of ['promotion', 'cart', 'lines', 'payment_types', 'item', 'data'] as const) {
    const part: unknown = Reflect.get(reply, name);
    const inWordsOfLocale = await partInWords(part, locale);
    if (inWordsOfLocale !== part) reworded[name] = inWordsOfLocale;
  }
  return Object.keys(reworded).length === 0 ? reply : { ...reply, ...reworded };
}
