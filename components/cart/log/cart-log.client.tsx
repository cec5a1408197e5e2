'use client';

import { KeepFocus } from '@/components/ui/feedback/keep-focus.client';
import { useServerForm } from '@/components/forms/state/use-server-form';
import { useWords } from '@/components/forms/words.client';
import { FieldError } from '@/components/ui/form/field';
import { Notice } from '@/components/ui/feedback/notice';
import { restoreLine } from '@/lib/actions/cart/cart-lines';
import { NEW_FORM } from '@/lib/actions/form-state';
import { type CartChange, lineKey } from '@/lib/domain/cart/cart-changes';
import type { Cart } from '@/lib/domain/cart/cart';
import { type CartLogState, seenLines } from '@/lib/domain/cart/cart-log';
import { skuTitle } from '@/lib/domain/catalogue/sku-title';
import { changeWords } from './change-words';
import { useCartLog } from './use-cart-log';

/** Maximum number of reported lines; the cart below shows all. */
const MAX = 12;
const SEEN = '/api/cart/log';

interface CartLogProps {
  log: CartLogState | null;
  /** Key of this rendering, with which each line is restored once. */
  once: string;
  /** The current cart: a restored line is no longer reported. */
  cart: Cart;
  locale: string;
}

/** Changes to the cart by colleagues, prices and stock, since the last visit and while it is shown. */
export function CartLog({ log, once, cart, locale }: CartLogProps) {
  const t = useWords('cart.log');
  const { live: reported, dismissLive } = useCartLog(log, SEEN);
  const inCart = new Set(seenLines(cart).map(lineKey));
  const live = reported.filter(({ kind, line }) => kind !== 'removed' || !inCart.has(lineKey(line)));
  return (
    <>
      {log !== null && log.changes.length > 0 && (
        <Notice title={t('title')} className="mb-8">
          <Changes changes={log.changes} once={once} locale={locale} />
          <form method="post" action={SEEN} className="mt-2">
            <input type="hidden" name="mark" value={log.mark} />
            <button type="submit" className="link tap text-sm">
              {t('seen')}
            </button>
          </form>
        </Notice>
      )}
      {live.length > 0 && (
        <Notice title={t('live')} className="mb-8">
          <Changes changes={live} once={once} locale={locale} />
          <button type="button" onClick={dismissLive} className="link mt-2 tap text-sm">
            {t('seen')}
          </button>
          <KeepFocus />
        </Notice>
      )}
    </>
  );
}

interface ChangesProps extends Pick<CartLogProps, 'once' | 'locale'> {
  changes: readonly CartChange[];
}

function Changes({ changes, once, locale }: ChangesProps) {
  const t = useWords('cart.log');
  return (
    <ul className="grid gap-1">
      {changes.slice(0, MAX).map((change) => (
        <li key={`${change.kind} ${lineKey(change.line)}`} className="flex flex-wrap items-baseline gap-x-3">
          <span>
            <span className="font-medium">{skuTitle(change.line.name, change.line.options)}</span>:{' '}
            {changeWords(change, t, locale)}
          </span>
          {change.kind === 'removed' && <RestoreLineForm line={change.line} once={once} />}
        </li>
      ))}
      {changes.length > MAX && <li>{t('more', { count: changes.length - MAX })}</li>}
    </ul>
  );
}

/** Restores a line that a colleague removed; a form, so that it works without scripts. */
function RestoreLineForm({ line, once }: Pick<CartChange, 'line'> & Pick<CartLogProps, 'once'>) {
  const { skuId, qty, addons, name } = line;
  const t = useWords('cart');
  const { state: answer, props } = useServerForm(restoreLine, NEW_FORM, t('networkError'));
  return (
    <form {...props} className="inline">
      <input type="hidden" name="sku" value={skuId} />
      <input type="hidden" name="qty" value={qty} />
      <input type="hidden" name="addons" value={JSON.stringify(addons)} />
      <input type="hidden" name="key" value={once} />
      <button type="submit" className="link inline-flex tap items-center font-medium">
        {t('undo')}
        <span className="sr-only">: {name}</span>
      </button>
      {answer.message && <FieldError>{answer.message}</FieldError>}
    </form>
  );
}
