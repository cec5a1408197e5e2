import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { z } from 'zod';
import type { Locale } from '@/lib/i18n/locales';
import { unavailableState } from '@/lib/upstream/errors';
import { actionLocale, failureOf, isForeignRequest } from './failure';
import { type FormState, expectForm, typedTexts } from './form-state';

/** Namespaces of messages/ for a form's texts. Each has its own text for a cross-site request. */
type FormWords =
  | 'addressBook'
  | 'auth'
  | 'cart'
  | 'cart.promotion'
  | 'lists'
  | 'orders'
  | 'panel'
  | 'profile'
  | 'quickOrder'
  | 'reorder'
  | 'shelfPrices'
  | 'signup'
  | 'voucher';

export type WordsOf<Part extends FormWords> = Awaited<ReturnType<typeof getTranslations<Part>>>;

type Typed = Readonly<Record<string, string>>;
type Fields = z.ZodObject;

/** A submitted form: its texts, the typed values, and a function that builds the new state. */
interface FormRequest<State extends FormState, Part extends FormWords> {
  readonly t: WordsOf<Part>;
  readonly locale: Locale;
  readonly data: FormData;
  readonly typed: Typed;
  /** Builds the state that renders the form again, with the typed values and the errors. */
  readonly answer: (rest?: Partial<State>) => State;
}

interface FormDefinition<
  State extends FormState,
  Part extends FormWords,
  Hidden extends Fields,
  Visible extends Fields,
> {
  readonly words: Part;
  /** State before the first submission. */
  readonly empty: State;
  /** Hidden fields. If one is invalid, the form was not made by this shop. */
  readonly hidden?: Hidden;
  /** Text for an invalid hidden field; defaults to the text for a cross-site request. */
  readonly incomplete?: (t: WordsOf<Part>) => string;
  /** Visible fields. A schema's message is shown next to its field. */
  readonly fields?: (t: WordsOf<Part>, typed: Typed) => Visible;
  /** Values to return to the form. Never a password. */
  readonly keep?: (typed: Typed, data: FormData) => Partial<NoInfer<State>>;
  readonly run: (
    fields: z.output<Hidden> & z.output<Visible>,
    form: FormRequest<NoInfer<State>, Part>,
  ) => Promise<NoInfer<State>>;
  /** The message for a failed call. Errors other than UpstreamError are rethrown. */
  readonly failed: (error: unknown, form: FormRequest<NoInfer<State>, Part>) => Promise<Partial<FormState>>;
}

/** The first message for each field. */
function sentencesOf(error: z.ZodError): Record<string, string> {
  const sentences: Record<string, string> = {};
  for (const { path, message } of error.issues) sentences[String(path[0])] ??= message;
  return sentences;
}

/**
 * Builds the error state for a failed call: next to one of these fields if possible, otherwise for the whole form. An
 * expired session redirects to the sign-in, and from there to `next`.
 */
export function failureState(next: string, fields: readonly string[] = []) {
  return async (error: unknown): Promise<Partial<FormState>> => {
    const { message, fieldErrors } = await failureOf(error, next);
    const errors = Object.fromEntries(Object.entries(fieldErrors).filter(([field]) => fields.includes(field)));
    return { errors, message: Object.keys(errors).length > 0 ? null : message, ...unavailableState(error) };
  };
}

/**
 * A server action for a form, with texts in the visitor's language: rejects forms that this shop did not make, parses
 * the fields with their schemas, and returns the errors together with the typed values.
 */
export function formAction<
  State extends FormState,
  Part extends FormWords,
  Hidden extends Fields = z.ZodObject<Record<never, never>>,
  Visible extends Fields = z.ZodObject<Record<never, never>>,
>(definition: FormDefinition<State, Part, Hidden, Visible>): (previous: State, data: FormData) => Promise<State> {
  const { words, empty, hidden, fields, keep, run, failed, incomplete } = definition;
  const part: FormWords = words;
  return async (previous, data) => {
    expectForm(data, previous);
    const locale = await actionLocale();
    const [t, tAll] = await Promise.all([
      getTranslations<Part>({ locale, namespace: words }),
      getTranslations({ locale }),
    ]);
    const typed = typedTexts(data);
    const answer = (rest?: Partial<State>): State => ({
      ...empty,
      ...keep?.(typed, data),
      ...rest,
      attempt: previous.attempt + 1,
    });
    const refuse = (rest: Partial<FormState>) => ({ ...answer(), ...rest });
    const foreign = () => tAll(`${part}.foreignRequest`);

    if (await isForeignRequest()) return refuse({ message: foreign() });
    const made = hidden?.safeParse(typed);
    if (made?.success === false) return refuse({ message: incomplete?.(t) ?? foreign() });
    const read = fields?.(t, typed).safeParse(typed);
    if (read?.success === false) return refuse({ errors: sentencesOf(read.error) });
    const form = { t, locale, data, typed, answer };
    try {
      return await run({ ...made?.data, ...read?.data } as z.output<Hidden> & z.output<Visible>, form);
    } catch (error) {
      return refuse(await failed(error, form));
    }
  };
}
