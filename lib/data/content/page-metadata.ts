import 'server-only';
import type { Metadata } from 'next';
import type { CardKind } from '../../domain/content/social-card';
import { cardAddress } from '../../seo/card-address';
import { type PageFacts, documentMetadata, pageMetadata } from '../../seo/metadata';
import { isForCustomer } from '../for-customer';
import { getSite } from '../site/site';
import { getSocialCard } from '../site/social-cards';

interface Described extends Omit<PageFacts, 'card'> {
  /** The record whose social card the page uses; defaults to the site's card. */
  readonly card?: readonly [kind: CardKind, slug: string];
}

/**
 * A page's metadata, with the site's settings and, unless somebody is signed in, the page's card.
 * @throws UpstreamError
 */
export async function metadataOf({ card: [kind, slug] = ['site', ''], ...facts }: Described): Promise<Metadata> {
  const signedIn = await isForCustomer();
  const [{ settings }, own] = await Promise.all([getSite(), signedIn ? null : getSocialCard(kind, slug)]);
  if (signedIn) return documentMetadata(facts, settings);
  const card = own ?? (await getSocialCard('site', ''));
  return pageMetadata(
    { ...facts, ...(card && { card: { address: cardAddress(card, settings), alt: card.title } }) },
    settings,
  );
}
