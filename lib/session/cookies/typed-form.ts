import 'server-only';
import { z } from 'zod';
import { env } from '../../config/env';
import { keptFile } from '../../domain/forms/kept-file';
import type { ReadableJar } from '../cookie';
import { openCompressed, sealCompressed } from './compressed';

const COOKIE = 'stockist-form';
const SECONDS = 3600;
/** Paths that need no escaping in a cookie. */
const PLAIN_PATH = /^\/[\w\-./%]*$/;

const typedForm = z.object({
  form: z.string(),
  /** Id of the session it was submitted in; '' for a visitor. */
  owner: z.string(),
  /** The form's own key, so that the same contents count as the same submission; '' without scripts. */
  key: z.string(),
  /** By field name; never a password. */
  values: z.record(z.string(), z.string()),
  files: z.record(z.string(), keptFile),
});
/** The values typed into a form whose payment is pending. */
export type TypedForm = z.infer<typeof typedForm>;

interface TypedFormCookie {
  readonly name: string;
  readonly value: string;
  readonly options: { httpOnly: true; secure: boolean; sameSite: 'lax'; path: string; maxAge: number };
}

function isSecure(): boolean {
  return env().APP_ORIGIN.startsWith('https:');
}

/** Sent only to the form's page, which takes a path, and a __Host- cookie must not have one. */
function cookieName(): string {
  return isSecure() ? `__Secure-${COOKIE}` : COOKIE;
}

/** The form without its longest answer; null if none is left. */
function shorter({ values, ...rest }: TypedForm): TypedForm | null {
  const [longest] = Object.entries(values).toSorted(([, a], [, b]) => b.length - a.length);
  if (!longest || longest[1] === '') return null;
  return { ...rest, values: { ...values, [longest[0]]: '' } };
}

/**
 * Seals the typed values in a cookie of the form's page while the visitor is at the payment page. If they are too
 * large, the longest answers are omitted first. Null if nothing fits.
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

/**
 * The values typed into a form before its payment; null if there are none, or they are from another form or session.
 */
export async function readTypedForm(
  jar: Pick<ReadableJar, 'get'>,
  { form, owner }: Pick<TypedForm, 'form' | 'owner'>,
): Promise<TypedForm | null> {
  const parsed = typedForm.safeParse(await openCompressed(jar.get(cookieName())?.value, SECONDS));
  return parsed.success && parsed.data.form === form && parsed.data.owner === owner ? parsed.data : null;
}
