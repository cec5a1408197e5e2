import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { z } from 'zod';
import type { Locale } from '@/lib/i18n/locales';
import { unavailability } from '@/lib/upstream/errors';
import { actionLocale, failureOf, isForeignRequest } from './failure';
import { type FormState, expectForm, typedTexts } from './form-state';

/** The parts of messages/ with the words of a form; each says in its own what a request of another site came to. */
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

/** A form on its way: its words, what was typed, and how it is answered. */
interface FormRequest<State extends FormState, Part extends FormWords> {
  readonly t: WordsOf<Part>;
  readonly locale: Locale;
  readonly data: FormData;
  readonly typed: Typed;
  /** The form again, with what was typed and what is wrong with it. */
  readonly answer: (rest?: Partial<State>) => State;
}

interface FormDefinition<
  State extends FormState,
  Part extends FormWords,
  Hidden extends Fields,
  Visible extends Fields,
> {
  readonly words: Part;
  /** The form before anything was sent. */
  readonly empty: State;
  /** Fields that the page filled in itself: where one is wrong, the form is not one of ours. */
  readonly hidden?: Hidden;
  /** About the whole form, when a hidden field is wrong; as about a request of another site without it. */
  readonly incomplete?: (t: WordsOf<Part>) => string;
  /** Fields that a person fills in; what the schema says of one is shown next to it. */
  readonly fields?: (t: WordsOf<Part>, typed: Typed) => Visible;
  /** What comes back in the form. Never a password. */
  readonly keep?: (typed: Typed, data: FormData) => Partial<NoInfer<State>>;
  readonly run: (
    fields: z.output<Hidden> & z.output<Visible>,
    form: FormRequest<NoInfer<State>, Part>,
  ) => Promise<NoInfer<State>>;
  /** What to say of a call that failed; what no platform can cause is thrown on. */
  readonly failed: (error: unknown, form: FormRequest<NoInfer<State>, Part>) => Promise<Partial<FormState>>;
}

/** The first sentence about each field. */
function sentencesOf(error: z.ZodError): Record<string, string> {
  const sentences: Record<string, string> = {};
  for (const { path, message } of error.issues) sentences[String(path[0])] ??= message;
  return sentences;
}

/**
 * Says what a call that failed means, next to one of these fields where it can, else about the whole form. An ended
 * session leads to the sign-in, and from there to `next`.
 */
export function sayFailure(next: string, fields: readonly string[] = []) {
  return async (error: unknown): Promise<Partial<FormState>> => {
    const { message, fieldErrors } = await failureOf(error, next);
    const errors = Object.fromEntries(Object.entries(fieldErrors).filter(([field]) => fields.includes(field)));
    return { errors, message: Object.keys(errors).length > 0 ? null : message, ...unavailability(error) };
  };
}

/**
 * A server action that answers a form, in the visitor's language: refuses what is no form of ours, reads the fields by
 * their schemas, and tells what is wrong with them or what failed, with what was typed kept.
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
