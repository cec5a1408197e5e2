'use client';

import { Picture } from '@/components/media/picture';
import { Link } from '@/components/ui/link';
import { Badge } from '@/components/ui/text/badge';
import { Price, type PriceLabels } from '@/components/ui/text/price';
import { routes } from '@/lib/config/routes';
import type { DecorativePicture } from '@/components/media/decorative-picture';
import type { CardPrice } from '@/lib/domain/catalogue/catalogue';
import { contentLang } from '@/lib/domain/values/content-lang';

interface ProductCardLabels extends PriceLabels {
  details: string;
  isNew: string;
  special: string;
  outOfStock: string;
  loginForPrices: string;
  priceMissing: string;
}

/** The product data of a card; markers are set only if true. */
export interface CardProduct {
  slug: string;
  name: string;
  blurb: string;
  picture: DecorativePicture | null;
  badge?: string;
  isNew?: boolean;
  onSpecial?: boolean;
  soldOut?: boolean;
  /** Additional texts, for customers. */
  notes?: readonly string[];
}

interface ProductCardProps {
  product: CardProduct;
  /** Undefined for a visitor, null when a customer's price is unknown. */
  price: CardPrice | null | undefined;
  /** The sign-in, with this page as its target. */
  loginHref: string;
  locale: string;
  labels: ProductCardLabels;
  priority?: boolean;
  /** Laid out four in a row instead of three. */
  dense?: boolean;
  /** Heading level of the name: one below the list's heading. */
  level?: 2 | 3;
}

/** The link 'Details' covers the whole card; other controls lie above it. */
export function ProductCard({
  product,
  price,
  loginHref,
  locale,
  labels,
  priority = false,
  dense = false,
  level = 3,
}: ProductCardProps) {
  const Name = `h${level}` as const;
  return (
    <article className="card">
      <div className="relative">
        <Picture
          picture={product.picture}
          width={450}
          sizes={
            dense
              ? '(min-width: 90rem) 20.5rem, (min-width: 48rem) 22vw, 46vw'
              : '(min-width: 90rem) 28rem, (min-width: 48rem) 30vw, 46vw'
          }
          priority={priority}
          className="shot-zoom"
        />
        <p className="card-marks">
          {product.onSpecial && <Badge tone="accent">{labels.special}</Badge>}
          {product.isNew && <Badge tone="plain">{labels.isNew}</Badge>}
          {product.badge && <Badge tone="plain">{product.badge}</Badge>}
          {product.soldOut && <Badge>{labels.outOfStock}</Badge>}
        </p>
      </div>
      <Name className="card-name">{product.name}</Name>
      <p lang={contentLang(locale)} className="card-blurb">
        {product.blurb}
      </p>
      {product.notes?.map((note) => (
        <p key={note} className="card-blurb">
          {note}
        </p>
      ))}
      <div className="card-foot">
        {price === undefined ? (
          <Link href={loginHref} className="card-login">
            {labels.loginForPrices}
          </Link>
        ) : price === null ? (
          <span className="py-1 text-soft">{labels.priceMissing}</span>
        ) : (
          <Price {...price} locale={locale} labels={labels} className="py-1 text-base" />
        )}
        <Link href={routes.product(product.slug)} className="card-more">
          {labels.details}
          <span className="sr-only">{`: ${product.name}`}</span>
        </Link>
      </div>
    </article>
  );
}
