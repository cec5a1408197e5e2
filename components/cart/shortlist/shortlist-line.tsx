import { getTranslations } from 'next-intl/server';
import { Input } from '@/components/ui/form/input';
import { routes } from '@/lib/config/routes';
import { MAX_QTY } from '@/lib/contract/limits';
import type { Shortlisted } from '@/lib/data/catalogue/shortlist.server';
import { LinePicture } from '../lines/line-picture';

/** A product of the shortlist. One that is no longer sold can only be removed. */
export async function ShortlistLine({ item: { slug, qty, product } }: { item: Shortlisted }) {
  const [t, tCart] = await Promise.all([getTranslations('shortlist'), getTranslations('cart')]);
  const name = product?.name ?? slug;
  return (
    <li id={slug} className="cart-line">
      <LinePicture picture={product?.picture ? { ...product.picture, alt: '' } : null} />
      <div className="cart-line-text">
        {product ? (
          <a href={routes.product(slug)} className="cart-line-name">
            {name}
          </a>
        ) : (
          <p className="text-base font-medium wrap-anywhere">{name}</p>
        )}
        <p className="text-soft">{product ? product.blurb : t('gone')}</p>
      </div>
      <div className="cart-line-qty">
        {product && (
          <Input
            type="number"
            inputMode="numeric"
            name={`qty:${slug}`}
            defaultValue={qty}
            min={1}
            max={MAX_QTY}
            aria-label={tCart('quantityOf', { name })}
            className="w-24"
          />
        )}
      </div>
      <div className="text-end">
        <button name="remove" value={slug} aria-label={tCart('removeLine', { name })} className="cart-line-remove">
          {tCart('remove')}
        </button>
      </div>
    </li>
  );
}
