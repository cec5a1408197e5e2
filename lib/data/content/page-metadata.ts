import 'server-only';
import type { Metadata } from 'next';
import type { CardKind } from '../../domain/content/social-card';
import { currentView } from '../../i18n/current-view';
import { cardAddress } from '../../seo/card-address';
import { type PageFacts, documentMetadata, pageMetadata } from '../../seo/metadata';
import { getSite } from '../site/site';
import { getSocialCard } from '../site/social-cards';

interface Described extends Omit<PageFacts, 'card'> {
  /** The record whose social card the page uses; defaults to the site's card. */
  readonly card?: readonly [kind: CardKind, slug: string];
}

/** A page's metadata, with the site's settings and, in the public view, the page's card. @throws UpstreamError */
export async function metadataOf({ card: [kind, slug] = ['site', ''], ...facts }: Described): Promise<Metadata> {
  const { live } = await currentView();
  const [{ settings }, own] = await Promise.all([getSite(), live ? null : getSocialCard(kind, slug)]);
  if (live) return documentMetadata(facts, settings);
  const card = own ?? (await getSocialCard('site', ''));
  return pageMetadata(
    { ...facts, ...(card && { card: { address: cardAddress(card, settings), alt: card.title } }) },
    settings,
  );
}
