import type { Row } from '../../contract/content/page';
import type { GroupLink } from '../catalogue/catalogue';
import type { Picture } from '../media/picture';

export interface ArticleCard {
  readonly slug: string;
  readonly name: string;
  readonly blurb: string;
  readonly author: string;
  readonly picture: Picture | null;
  readonly group: GroupLink | null;
  /** ISO 8601; null when the platform gives none. */
  readonly publishedAt: string | null;
  /** Minutes. */
  readonly readingTime: number;
}

export interface ArticleDetail extends ArticleCard {
  readonly title: string;
  readonly metaDescription: string;
  readonly content: string;
  readonly rows: readonly Row[];
  readonly updatedAt: string;
}
