import { type FormState, typedTexts } from '@/lib/actions/form-state';
import { REQUEST_TIMEOUT_MS } from '@/lib/config/constants';

const SIGN_IN = '/api/session/sign-in';
/** The storefront itself waits for the platform. */
const PATIENCE_MS = 2 * REQUEST_TIMEOUT_MS;

const isObject = (json: unknown): json is Readonly<Record<string, unknown>> =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

function readTexts(json: unknown): Record<string, string> | null {
  if (!isObject(json)) return null;
  const texts = Object.entries(json).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return texts.length === Object.keys(json).length ? Object.fromEntries(texts) : null;
}

/** By hand, because a schema's library would be loaded for this alone. */
function readState(json: unknown, attempt: number): FormState | null {
  if (!isObject(json)) return null;
  const { message, goTo, unavailable } = json;
  const [values, errors] = [readTexts(json.values), readTexts(json.errors)];
  if (!values || !errors || (message !== null && typeof message !== 'string')) return null;
  return {
    values,
    errors,
    message,
    attempt,
    ...(typeof goTo === 'string' && { goTo }),
    ...((unavailable === 'no-reply' || unavailable === 'failed') && { unavailable }),
  };
}

/**
 * Sends the sign-in form without a server action (app/api/session/sign-in).
 * @throws Error if there is no valid reply
 */
export async function sendSignIn(previous: FormState, data: FormData): Promise<FormState> {
  const response = await fetch(SIGN_IN, {
    method: 'POST',
    headers: { 'x-csrf': '1' },
    body: new URLSearchParams(typedTexts(data)),
    cache: 'no-store',
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  const state = response.ok ? readState(await response.json(), previous.attempt + 1) : null;
  if (!state) throw new Error(`The sign-in was not answered (${response.status}).`);
  return state;
}
