import type { ReactNode } from 'react';
import { getLocale, getMessages, getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button';
import { Heading } from '@/components/ui/heading';
import { Notice } from '@/components/ui/feedback/notice';
import { type WidgetContext, defineWidget } from '@/components/widgets/parts/define';
import { formAnchor } from '@/lib/actions/forms/form-submit-state';
import { OUTCOME } from '@/lib/config/routes';
import { type SiteForm, getForm } from '@/lib/data/forms/forms';
import { pageQuery } from '@/lib/data/content/page-address';
import { type PaymentOutcome, paymentOutcome } from '@/lib/data/checkout/payment-outcome';
import { getTypedForm } from '@/lib/data/forms/typed-form';
import { loginAddress } from '@/lib/data/viewer';
import { formatMoney } from '@/lib/domain/values/money';
import { templates } from '@/lib/i18n/client-words';
import { pickWords } from '@/lib/i18n/pick-words';
import type { TypedForm } from '@/lib/session/cookies/typed-form';
import { formEntries } from './form-entries';
import { paidNotice, paymentNotice, sentNotice } from './form-outcome';
import type { FormLabels } from './form-types';
import { FormView } from './form-view-lazy.client';
import { widgetSettings } from './schema';

interface FormData {
  form: SiteForm;
  /** Outcome of this form's submission, from the query. */
  outcome:
    | { kind: 'sent' }
    | { kind: 'payment'; payment: PaymentOutcome; here: string; typed: TypedForm | null }
    | null;
}

async function load(id: string, { path }: WidgetContext): Promise<FormData | null> {
  const form = await getForm(id);
  if (!form) return null;
  const query = await pageQuery();
  if (query.get(OUTCOME.sent) === form.id) return { form, outcome: { kind: 'sent' } };
  const payment = query.get(OUTCOME.form) === form.id ? await paymentOutcome(query, path) : null;
  if (!payment) return { form, outcome: null };
  const typed = payment.kind === 'paid' ? null : await getTypedForm(form.id);
  return { form, outcome: { kind: 'payment', payment, here: `${path}?${query}`, typed } };
}

/** A form (specification 2, sections 3 to 8): rendering, validation, submission and payment. */
export const coreForm = defineWidget(widgetSettings, {
  load: ({ form }, context) => load(form, context),
  Component: async ({ settings: { heading }, data, context }) =>
    data && (
      <section
        id={context.claim?.(formAnchor(data.form.id))}
        aria-label={heading || data.form.name}
        className="scroll-mt-24"
      >
        {heading && (
          <Heading level={2} className="mb-6">
            {heading}
          </Heading>
        )}
        {await formArea(data, context)}
      </section>
    ),
});

async function formArea({ form, outcome }: FormData, context: WidgetContext): Promise<ReactNode> {
  if (outcome?.kind === 'sent') return sentNotice(context.path);
  if (outcome?.payment.kind === 'paid') return paidNotice();
  return (
    <>
      {outcome && (await paymentNotice(outcome.payment, outcome.here))}
      {form.needsSignIn && context.viewer.kind !== 'customer'
        ? await signInFirst(form, context)
        : await fields(form, context.path, outcome?.typed ?? null)}
    </>
  );
}

async function signInFirst(form: SiteForm, { viewer, path }: WidgetContext): Promise<ReactNode> {
  const t = await getTranslations('formWidget');
  if (viewer.kind === 'unavailable')
    return (
      <Notice tone="warning" quiet>
        {t('accountUnavailable')}
      </Notice>
    );
  return (
    <Notice quiet title={t('loginTitle')}>
      <p>{t('loginText')}</p>
      <p className="mt-3">
        <ButtonLink href={loginAddress(`${path}#${formAnchor(form.id)}`)}>{t('login')}</ButtonLink>
      </p>
    </Notice>
  );
}

async function fields(form: SiteForm, path: string, typed: TypedForm | null): Promise<ReactNode> {
  const [t, { formWidget: words }] = await Promise.all([getTranslations('formWidget'), getMessages()]);
  const locale = await getLocale();
  const total = formatMoney(form.cost + form.surcharge, locale);
  const cost =
    form.cost === 0
      ? ''
      : [
          t('cost', { amount: formatMoney(form.cost, locale) }),
          ...(form.surcharge > 0
            ? [t('surcharge', { surcharge: formatMoney(form.surcharge, locale), amount: total })]
            : []),
        ].join(' ');
  const labels: FormLabels = {
    name: form.name,
    submit: form.cost > 0 ? t('submitPaid', { amount: total }) : t('submit'),
    noReply: t('unknownOutcome'),
    signIn: t('signedOutLogin'),
    tooLarge: t('problem.fileLarge'),
    captcha: {
      waiting: t('captchaWaiting'),
      working: t('captchaWorking'),
      done: t('captchaDone'),
      failed: t('captchaFailed'),
    },
    ...templates(locale, words, ['fileAttached']),
    ...pickWords(words, [
      'sending',
      'requiredNote',
      'sent',
      'sentText',
      'another',
      'confirm',
      'trap',
      'retry',
      'required',
      'select',
      'dateHint',
      'currencySign',
      'percentSign',
      'file',
      'passwordHint',
      'passwordShow',
      'passwordHide',
      'passwordSuggest',
      'passwordSuggested',
    ]),
  };
  const before = typed && { key: typed.key, values: typed.values, files: typed.files };
  return (
    <FormView
      id={form.id}
      path={path}
      before={before}
      entries={formEntries(form.parts, t)}
      needsCaptcha={form.needsCaptcha}
      cost={cost}
      labels={labels}
    />
  );
}
