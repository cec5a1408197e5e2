import 'server-only';
import { getTranslations } from 'next-intl/server';
import { staticMarkup } from '@/components/site/static-markup.server';
import { getTopGroups } from '@/lib/data/catalogue/groups';
import { oncePerRender } from '@/lib/data/once-per-render';
import { publicRead, tags } from '@/lib/data/tags';
import { scopeValue } from '@/lib/domain/cart/order-form/form-scope';
import type { Locale } from '@/lib/i18n/locales';

/** The options of the categories as HTML, one for all customers of a language (0137). @throws UpstreamError */
export const categoryOptions = oncePerRender(async (locale: Locale): Promise<string> => {
  'use cache';
  publicRead(tags.groups);
  const [t, groups] = await Promise.all([getTranslations({ locale, namespace: 'orderForm' }), getTopGroups('product')]);
  return staticMarkup(
    groups.map(({ name, url, children }) => (
      <optgroup key={url} label={name}>
        <option value={scopeValue({ kind: 'group', url })}>{t('allOf', { name })}</option>
        {children.map((child) => (
          <option key={child.url} value={scopeValue({ kind: 'group', url: child.url })}>
            {child.name}
          </option>
        ))}
      </optgroup>
    )),
  );
});
