import 'server-only';
import { formById } from '../../contract/forms/form';
import { creditCardSurchargeOf } from '../../contract/checkout/payment';
import { type FormPart, formParts } from '../../domain/forms/form-field';
import { isNotFound } from '../../upstream/errors';
import { publicCall } from '../../upstream/public-call';
import { cachedRead, dated } from '../cached-read';
import { tags } from '../tags';

/** A form, for its page and its action. */
export interface SiteForm {
  readonly id: string;
  readonly name: string;
  readonly parts: readonly FormPart[];
  readonly needsCaptcha: boolean;
  readonly needsSignIn: boolean;
  /** Cents with GST; 0 if the form is free. */
  readonly cost: number;
  /** Surcharge for paying by card, in cents. */
  readonly surcharge: number;
}

/** A form by its id; null if it does not exist. @throws UpstreamError */
export const getForm = cachedRead(async (id: string) => {
  'use cache';
  return dated([tags.forms, tags.form(id)], async (): Promise<SiteForm | null> => {
    if (!/^[\w-]{1,40}$/.test(id)) return null;
    try {
      const { item } = await publicCall(formById, { query: { id } });
      const { surcharge } =
        item.cost > 0 ? await publicCall(creditCardSurchargeOf, { body: { amount: item.cost } }) : { surcharge: 0 };
      return {
        id: item.id,
        name: item.name,
        parts: formParts(item),
        needsCaptcha: item.use_captcha,
        needsSignIn: item.must_be_logged_on,
        cost: item.cost,
        surcharge,
      };
    } catch (error) {
      if (isNotFound(error)) return null;
      throw error;
    }
  });
});
