import { z } from 'zod';
import { image, imageQuery, intString, listOf, looseInstant } from '../common';
import { endpoint } from '../endpoint';
import { groupRef } from '@/lib/contract/catalogue/group';
import { row } from './page';
import { looseList, looseObject, looseText, looseWhole } from '../lenient';

export const articleSummary = z.object({
  /** The specification lists none; '' if the platform sends none. */
  id: looseText,
  author: looseText,
  name: z.string(),
  slug: z.string(),
  blurb: looseText,
  image: looseObject(image),
  groups: looseList(groupRef),
  publish_time: looseInstant,
  /** Minutes. */
  reading_time: looseWhole(0, 1_000, 0),
});
export type ArticleSummary = z.infer<typeof articleSummary>;

/** Article (specification 1, section 3). */
export const article = articleSummary.extend({
  title: looseText,
  meta_description: looseText,
  content: looseText,
  rows: looseList(row),
  updated_at: looseText,
});
export type Article = z.infer<typeof article>;

export const articleList = endpoint('GET', '/cognito/article', {
  auth: 'none',
  query: z.object({
    ...imageQuery,
    page_size: intString.optional(),
    page: intString.optional(),
    orderby: z.literal('display_start_time').optional(),
    group: z.string().optional(),
  }),
  reply: listOf(articleSummary),
});

/** One article by `url` (its slug); 404 if it does not exist. */
export const articleByUrl = endpoint('GET', '/cognito/article', {
  auth: 'none',
  query: z.object({ ...imageQuery, url: z.string() }),
  reply: z.object({ item: article }),
});
