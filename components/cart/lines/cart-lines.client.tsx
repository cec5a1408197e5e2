'use client';

import { useWords } from '@/components/forms/words.client';
import type { SubmitEvent } from 'react';
import { FormMessage } from '@/components/forms/form-message';
import { useServerForm } from '@/components/forms/state/use-server-form';
import { updateCart } from '@/lib/actions/cart/cart-lines';
import { NEW_FORM } from '@/lib/actions/form-state';
import type { CartControls } from '@/lib/browser/cart/cart.client';
import type { CartLine } from '@/lib/domain/cart/cart';
import { piecesBySku } from '@/lib/domain/cart/cart-rules';
import { type Shelf, type ShelfGroups, shelfWords } from '@/lib/i18n/shelf-words';
import { CartLineItem } from './cart-line.client';
import { qtyField } from './line-quantity.client';

/** Id of the form, for the button outside it that opens the checkout. */
export const CART_FORM = 'cart-form';

interface CartLinesProps {
  controls: CartControls;
  locale: string;
  /** Must be a stable function, so that lines are not rendered again. */
  onRemove: (line: CartLine) => void;
  /** Allows moving lines to a list; submits the form even with scripts. */
  canSave?: boolean;
  /** Resale prices beside each price; null when the customer has switched them off. */
  shelf?: Shelf | null;
  groups?: ShelfGroups;
}

/** All lines in one form: without scripts its buttons save quantities, remove a line or open the checkout. */
export function CartLines({ controls, locale, onRemove, canSave = false, shelf = null, groups = {} }: CartLinesProps) {
  const t = useWords('cart');
  const { state: answer, props } = useServerForm(updateCart, NEW_FORM, t('networkError'), async (state, data) => {
    // The quantities of the other lines have been sent when they were typed.
    data.set('scripts', '1');
    return updateCart(state, data);
  });
  const { cart, waiting, errors, setQuantity, forget } = controls;
  const pieces = piecesBySku(cart.lines);

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    const { submitter } = event.nativeEvent;
    if (submitter instanceof HTMLButtonElement && submitter.name === 'later') return props.onSubmit(event);
    event.preventDefault();
    if (!(submitter instanceof HTMLButtonElement)) return;
    if (submitter.name === 'remove') {
      const line = cart.lines.find(({ id }) => id === submitter.value);
      if (line) onRemove(line);
    }
    const [id, qty] = submitter.name === 'use' ? submitter.value.split(':') : [];
    if (id && qty) setQuantity(id, Number(qty), true);
  }

  return (
    <form {...props} id={CART_FORM} onSubmit={submit}>
      {/* First submit button, so that Enter in a field saves instead of removing the first line. */}
      <button type="submit" name="intent" value="save" tabIndex={-1} aria-hidden="true" className="sr-only">
        {t('save')}
      </button>
      {answer.message && (
        <div className="mb-6">
          <FormMessage>{answer.message}</FormMessage>
        </div>
      )}
      <ul aria-label={t('lines')} className="border-t border-ink">
        {cart.lines.map((line) => (
          <CartLineItem
            key={line.id}
            line={line}
            pieces={pieces.get(line.skuId) ?? line.qty}
            locale={locale}
            pending={waiting.has(line.id)}
            error={errors[line.id] ?? null}
            typedBefore={answer.values[qtyField(line.id)] ?? null}
            problemBefore={answer.errors[qtyField(line.id)] ?? null}
            onQuantity={setQuantity}
            onForget={forget}
            onRemove={onRemove}
            canSave={canSave}
            shelf={shelfWords(shelf, line.price, groups[line.slug])}
          />
        ))}
      </ul>
    </form>
  );
}
