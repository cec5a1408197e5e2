'use server';

import { cookies, headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { OUTCOME, signInAddress, routes } from '../../config/routes';
import { formSubmit } from '../../contract/forms/form';
import type { ReplyOf } from '../../contract/endpoint';
import { type SiteForm, getForm } from '../../data/forms/forms';
import { localPath } from '../../domain/content/links';
import { ownValue } from '../../domain/values/own-value';
import { currentSession } from '../../session/current';
import { type TypedForm, typedFormCookie } from '../../session/cookies/typed-form';
import { UpstreamError, isUnavailable } from '../../upstream/errors';
import { once } from '../../upstream/idempotency/once';
import { allowedPayment, encodedPage } from '../../upstream/page/payment-redirect';
import { sessionWrite } from '../../upstream/session-call';
import { visitorAddress } from '../../upstream/session/sign-in';
import { goOn } from '../continue';
import { actionLocale, failureOf, isForeignRequest } from '../failure';
import { confirmationFor } from './form-guard';
import { type Typed, readTyped, typedValues } from './form-reading';
import { CONTROL, type SubmissionState, formAnchor } from './form-submit-state';
import { expectForm, textOf } from '../form-state';
import { formKey } from './form-key';
import { submissionKey } from './submission-key';

/** A page's path, without the query of an earlier outcome. */
function pageOf(data: FormData): string {
  return (localPath(textOf(data, CONTROL.path)) ?? routes.home).split(/[?#]/)[0] || routes.home;
}

/** The page's address with the outcome, and the form as its fragment. */
function outcomeAddress(page: string, form: string, outcome: 'form' | 'sent'): string {
  return `${page}?${new URLSearchParams({ [OUTCOME[outcome]]: form })}#${formAnchor(form)}`;
}

interface Sending {
  readonly form: SiteForm;
  readonly typed: Typed;
  readonly page: string;
  readonly key: string;
  readonly visitor: string;
}

async function submit({ form, typed, page, key, visitor }: Sending): Promise<ReplyOf<typeof formSubmit>> {
  const input = {
    params: { id: form.id },
    body: { data: { ...typed.answers }, url: encodedPage(outcomeAddress(page, form.id, 'form')) },
  };
  try {
    return await sessionWrite(formSubmit, input, { idempotencyKey: key, visitor });
  } catch (error) {
    // The expired session has been removed: a form that needs no sign-in is sent without it.
    if (!(error instanceof UpstreamError) || error.kind !== 'unauthorized' || form.needsSignIn) throw error;
    return sessionWrite(formSubmit, input, { idempotencyKey: key, visitor });
  }
}

/** Stores the typed values, for a payment that is declined or cancelled. */
async function storeTypedForm(
  { form, typed, page }: Sending,
  { values, key }: Pick<TypedForm, 'values' | 'key'>,
): Promise<void> {
  const owner = (await currentSession())?.sid ?? '';
  const cookie = await typedFormCookie({ form: form.id, owner, key, values, files: typed.files }, page);
  if (cookie) (await cookies()).set(cookie.name, cookie.value, cookie.options);
}

/** A needed sign-in happens in another tab, so the typed values stay. */
function needsSignIn(error: unknown): boolean {
  return error instanceof UpstreamError && (error.kind === 'unauthorized' || error.code === 'LOGIN_REQUIRED');
}

/**
 * Submits a form of a page (specification 2, sections 4, 5 and 8): validated here and by the platform, sent once, then
 * followed by the payment if it has a cost. The typed values are returned unchanged, except passwords.
 */
export async function sendForm(previous: SubmissionState, data: FormData): Promise<SubmissionState> {
  expectForm(data, previous);
  const t = await getTranslations({ locale: await actionLocale(), namespace: 'formWidget' });
  const page = pageOf(data);
  const answer = (rest: Partial<SubmissionState>): SubmissionState => ({
    values: previous.values,
    files: previous.files,
    errors: {},
    message: null,
    outcome: null,
    confirm: null,
    signIn: null,
    attempt: previous.attempt + 1,
    ...rest,
  });
  if (await isForeignRequest()) return answer({ message: t('foreignRequest') });

  let retained: Partial<SubmissionState> = {};
  let payAt: string | null = null;
  let id = '';
  try {
    const form = await getForm(textOf(data, CONTROL.form));
    if (!form) return answer({ message: t('gone') });
    id = form.id;
    retained = { values: typedValues(form, data) };
    const visitor = await visitorAddress();
    const typed = await readTyped(form, data, { t, visitor });
    retained = { ...retained, files: typed.files };
    if (Object.keys(typed.errors).length > 0)
      return answer({ ...retained, errors: typed.errors, message: t('problems') });
    const key = await submissionKey(textOf(data, CONTROL.key), form.id, typed.contents);
    const confirm = await confirmationFor(form, data, key);
    if (confirm !== null) return answer({ ...retained, confirm });
    const submission = { key, params: { id }, contents: '' };
    const sending = { form, typed, page, key, visitor };
    const reply = await once(formSubmit, submission, () => submit(sending));
    if (!reply.success) {
      const { errors, error } = reply;
      // A refused file is kept no longer: sent again with the form, it would be refused again.
      const files = Object.fromEntries(
        Object.entries(typed.files).filter(([name]) => ownValue(errors, name) === undefined),
      );
      return answer({ ...retained, files, errors, message: error || t('somethingWrong') });
    }
    payAt = reply.payment ? await allowedPayment(reply.payment) : null;
    if (reply.payment && payAt === null) return answer({ ...retained, message: t('somethingWrong') });
    if (payAt !== null)
      await storeTypedForm(sending, {
        values: retained.values ?? {},
        key: formKey.safeParse(textOf(data, CONTROL.key)).data ?? '',
      });
  } catch (error) {
    if (needsSignIn(error))
      return answer({ ...retained, message: t('signedOut'), signIn: signInAddress(routes.login, page) });
    if (isUnavailable(error)) return answer({ ...retained, message: t('unknownOutcome') });
    if (error instanceof UpstreamError && error.code === 'IDEMPOTENCY_KEY_REUSED')
      return answer({ ...retained, message: t('changed') });
    return answer({ ...retained, message: (await failureOf(error, page)).message });
  }
  if (payAt !== null) return goOn(answer(retained), payAt);
  if (!(await headers()).has('next-action')) redirect(outcomeAddress(page, id, 'sent'));
  return answer({ values: {}, files: {}, outcome: 'sent' });
}
