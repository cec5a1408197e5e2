'use client';

import { useActionState, useRef } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/feedback/notice';
import { Link } from '@/components/ui/link';
import { routes } from '@/lib/config/routes';
import { listSourceText } from '@/lib/domain/orders/list-source';
import { readPieces } from '@/lib/domain/catalogue/quantity';
import { addToCart } from '@/lib/actions/cart/cart.action';
import { NEW_FORM } from '@/lib/actions/form-state';
import type { Shelf } from '@/lib/i18n/shelf-words';
import { AddButton, ShowPriceButton } from './add-button.client';
import { AddonFields } from './addon-fields.client';
import type { CartPanelLabels } from './cart-panel-labels';
import { OfferLine } from './offer-line';
import { OptionPicker } from './option-picker';
import { PanelQuantity } from './panel-quantity.client';
import { StockRequest } from './stock-request.client';
import type { PanelInitial, PanelProduct } from './panel-types';
import { useCartPanel } from './use-cart-panel';

interface CartPanelFormProps {
  product: PanelProduct;
  initial: PanelInitial;
  /** Resale prices, null when switched off. They depend on the product's group. */
  shelf: Shelf | null;
  group: string | null;
  locale: string;
  labels: CartPanelLabels;
}

/** One form, handled by its action without scripts and by the hook with them. */
export function CartPanelForm({ product, initial, shelf, group, locale, labels }: CartPanelFormProps) {
  const [answer, formAction] = useActionState(addToCart, NEW_FORM);
  const form = useRef<HTMLFormElement>(null);
  const panel = useCartPanel(product, initial, answer, labels, form);
  const { state } = panel;

  return (
    <form
      ref={form}
      action={formAction}
      onSubmit={panel.submit}
      noValidate
      aria-label={labels.title}
      className="grid gap-6"
    >
      <input type="hidden" name="slug" value={product.slug} />
      <input type="hidden" name="page" value={product.address} />
      <input type="hidden" name="key" value={product.key} />
      {product.variations.map((variation) => (
        <OptionPicker
          key={variation.name}
          product={product}
          variation={variation}
          chosen={panel.chosen}
          onChoose={(value) => panel.choose(variation.name, value)}
          labels={labels}
        />
      ))}
      <AddonFields
        addons={product.addons}
        values={panel.addonValues}
        errors={panel.addonErrors}
        onChange={panel.setAddon}
        labels={labels}
      />
      <OfferLine
        state={state}
        soldOut={panel.gone}
        looking={panel.looking}
        shelf={shelf}
        group={group}
        locale={locale}
        labels={labels}
      />
      {panel.problem && (
        <Notice tone="danger">
          {panel.problem}{' '}
          {panel.canRetry && (
            <button type="button" onClick={panel.retry} className="link font-medium">
              {labels.retry}
            </button>
          )}
        </Notice>
      )}
      {/* Sticky on phones, above the order bar. */}
      <div
        className={
          'reach flex flex-wrap items-start gap-3 max-md:sticky max-md:bottom-(--foot,0px) max-md:z-10 ' +
          'max-md:-mx-gutter max-md:bg-ground max-md:px-gutter max-md:py-3'
        }
      >
        {!panel.gone && (
          <PanelQuantity
            value={panel.qty}
            offer={panel.offer}
            error={panel.qtyError}
            onChange={panel.setQty}
            onLeave={panel.leaveQty}
            labels={labels}
          />
        )}
        <AddButton state={state} soldOut={panel.gone} unknown={panel.unknown} phase={panel.phase} labels={labels} />
      </div>
      <div className="grid gap-3">
        {panel.gone && <StockRequest state={panel.request} labels={labels} />}
        <ShowPriceButton label={labels.update} />
        <p role="status" className="sr-only">
          {panel.phase === 'added' ? labels.added : ''}
        </p>
        {panel.skuId !== null && (
          <Link
            href={routes.listAdd(listSourceText({ kind: 'sku', id: panel.skuId, qty: readPieces(panel.qty) ?? 1 }))}
            className="link justify-self-start inline-flex min-h-11 items-center"
          >
            {labels.addToList}
          </Link>
        )}
        {panel.hasAdded && (
          <ButtonLink href={routes.checkout} variant="secondary" size="lg" block>
            {labels.checkoutNow}
            <Icon name="arrow-end" />
          </ButtonLink>
        )}
      </div>
    </form>
  );
}
