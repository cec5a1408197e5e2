import 'server-only';
import { z } from 'zod';
import { env } from '../../config/env';
import { attachment } from '../../contract/forms/form';
import type { ReadableJar } from '../cookie';
import { openCompressed, sealCompressed } from './compressed';

const COOKIE = 'stockist-form';
const SECONDS = 3600;
/** A path that stands in a cookie as it is. */
const PLAIN_PATH = /^\/[\w\-./%]*$/;

const typedForm = z.object({
  /** Id of the form. */
  form: z.string(),
  /** Id of the session that it was sent in; empty for a visitor. */
  owner: z.string(),
  /** The form's own key, so that the same contents are the same submission; empty without scripts. */
  key: z.string(),
  /** By field name; never a password. */
  values: z.record(z.string(), z.string()),
  files: z.record(z.string(), attachment),
});
/** What was typed into a form whose payment is under way. */
export type TypedForm = z.infer<typeof typedForm>;

interface TypedFormCookie {
  readonly name: string;
  readonly value: string;
  readonly options: { httpOnly: true; secure: boolean; sameSite: 'lax'; path: string; maxAge: number };
}

function isSecure(): boolean {
  return env().APP_ORIGIN.startsWith('https:');
}

/** Only the form's page gets it; a name with __Host- could not have a path. */
function cookieName(): string {
  return isSecure() ? `__Secure-${COOKIE}` : COOKIE;
}

/** The same without its longest answer; null if there is none left. */
function shorter({ values, ...rest }: TypedForm): TypedForm | null {
  const [longest] = Object.entries(values).toSorted(([, a], [, b]) => b.length - a.length);
  if (!longest || longest[1] === '') return null;
  return { ...rest, values: { ...values, [longest[0]]: '' } };
}

/**
 * Seals the typed values in a cookie of the form's page while the visitor is at the payment page. If they are too
 * large, the longest answers are left out first. Null if nothing fits.
 */
export async function typedFormCookie(typed: TypedForm, page: string): Promise<TypedFormCookie | null> {
  if (!PLAIN_PATH.test(page)) return null;
  for (let rest: TypedForm | null = typed; rest !== null; rest = shorter(rest)) {
    const value = await sealCompressed(rest, SECONDS);
    if (value !== null)
      return {
        name: cookieName(),
        value,
        options: { httpOnly: true, secure: isSecure(), sameSite: 'lax', path: page, maxAge: SECONDS },
      };
  }
  return null;
}

/** What was typed into a form before its payment; null if nothing, or of another form or session. */
export async function readTypedForm(
  jar: Pick<ReadableJar, 'get'>,
  { form, owner }: Pick<TypedForm, 'form' | 'owner'>,
): Promise<TypedForm | null> {
  const parsed = typedForm.safeParse(await openCompressed(jar.get(cookieName())?.value, SECONDS));
  return parsed.success && parsed.data.form === form && parsed.data.owner === owner ? parsed.data : null;
}
