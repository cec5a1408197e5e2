import 'server-only';
import { getTranslations } from 'next-intl/server';
import { staticMarkup } from '@/components/site/static-markup.server';
import { cachedRead, dated } from '@/lib/data/cached-read';
import { getTopGroups } from '@/lib/data/catalogue/groups';
import { tags } from '@/lib/data/tags';
import { scopeValue } from '@/lib/domain/cart/order-form/form-scope';
import type { Locale } from '@/lib/i18n/locales';

/** The options of the categories as HTML, one for all customers of a language (0137). @throws UpstreamError */
export const categoryOptions = cachedRead(async (locale: Locale) => {
  'use cache';
  return dated([tags.groups], async () => {
    const [t, groups] = await Promise.all([
      getTranslations({ locale, namespace: 'orderForm' }),
      getTopGroups('product'),
    ]);
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
});
