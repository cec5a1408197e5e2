import 'server-only';
import type { CardKind, SocialCard } from '../../domain/content/social-card';
import { toPicture } from '../../domain/media/picture';
import { getArticle } from '../content/articles';
import { getGroup } from '../catalogue/groups';
import { getPage } from '../content/pages';
import { getProduct } from '../catalogue/products';
import { getSite } from './site';

type Facts = Pick<SocialCard, 'title' | 'label' | 'picture'>;

async function groupFacts(model: 'product' | 'article', url: string): Promise<Facts | null> {
  const group = await getGroup(model, url);
  return group && { title: group.name, label: group.parents.at(-1)?.name ?? '', picture: group.picture };
}

/** Only records with a page have a card: otherwise anybody could have any text drawn. */
const READERS: Readonly<Record<CardKind, (slug: string) => Promise<Facts | null>>> = {
  async site(slug) {
    if (slug !== '') return null;
    const [{ settings }, home] = await Promise.all([getSite(), getPage('')]);
    return { title: home?.title || settings.name, label: '', picture: toPicture(home?.image) };
  },
  async page(slug) {
    const page = await getPage(slug);
    return page && { title: page.title || page.name, label: '', picture: toPicture(page.image) };
  },
  group: (url) => groupFacts('product', url),
  topic: (url) => groupFacts('article', url),
  async product(slug) {
    const product = await getProduct(slug);
    return (
      product && {
        title: product.name,
        label: product.group?.name ?? product.brand,
        picture: product.pictures[0] ?? null,
      }
    );
  },
  async article(slug) {
    const article = await getArticle(slug);
    return article && { title: article.name, label: article.group?.name ?? '', picture: article.picture };
  },
};

/** The social card of a public page; null if the page does not exist. @throws UpstreamError */
export async function getSocialCard(kind: CardKind, slug: string): Promise<SocialCard | null> {
  const facts = await READERS[kind](slug);
  return facts && { kind, slug, ...facts };
}
