import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/button';
import { Heading } from '@/components/ui/heading';
import { removeVisitorLine } from '@/lib/actions/cart/visitor-cart';
import { routes } from '@/lib/config/routes';
import type { Cart } from '@/lib/domain/cart/cart';
import { LinePicture } from './line-picture';

/** A visitor's cart, without prices. Lines can be removed; the sign-in merges the cart. */
export async function VisitorLines({ cart }: { cart: Cart }) {
  const t = await getTranslations('cart');
  return (
    <div className="wrap pt-8 pb-section lg:pt-12">
      <div className="mb-8 flex flex-wrap items-baseline gap-x-4">
        <Heading level={1}>{t('title')}</Heading>
        <p className="text-soft tabular">{t('count', { count: cart.count })}</p>
      </div>
      <div className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <ul aria-label={t('lines')} className="border-t border-ink">
          {cart.lines.map((line) => (
            <li key={line.id} className="cart-line">
              <LinePicture picture={line.picture} />
              <div className="cart-line-text">
                <a href={routes.product(line.slug)} className="cart-line-name">
                  {line.name}
                </a>
                {line.options && <p>{line.options}</p>}
                <p className="text-soft">{t('code', { code: line.code })}</p>
              </div>
              <p className="cart-line-qty tabular">{t('pieces', { count: line.qty })}</p>
              <form action={removeVisitorLine} className="text-end">
                <input type="hidden" name="id" value={line.id} />
                <button type="submit" aria-label={t('removeLine', { name: line.name })} className="cart-line-remove">
                  {t('remove')}
                </button>
              </form>
            </li>
          ))}
        </ul>
        <section aria-label={t('summary')} className="rounded-md bg-tint p-5 sm:p-6">
          <Heading level={2} size="sm">
            {t('visitorCartTitle')}
          </Heading>
          <p className="mt-3 mb-5 text-soft">{t('visitorCartText')}</p>
          <ButtonLink href={`${routes.login}?next=${encodeURIComponent(routes.cart)}`} size="lg" block>
            {t('logIn')}
          </ButtonLink>
        </section>
      </div>
    </div>
  );
}
