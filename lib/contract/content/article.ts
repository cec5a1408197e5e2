import { z } from 'zod';
import { id, image, imageQuery, instant, intString, listOf } from '../common';
import { endpoint } from '../endpoint';
import { groupRef } from '@/lib/contract/catalogue/group';
import { row } from './page';
import { recordsOf } from '../records';

export const articleSummary = z.object({
  id,
  author: z.string().default(''),
  name: z.string(),
  slug: z.string(),
  blurb: z.string().default(''),
  image: image.nullish(),
  groups: recordsOf(groupRef).default([]),
  publish_time: instant.nullish(),
  /** Minutes. */
  reading_time: z.int().nonnegative().default(0),
});
export type ArticleSummary = z.infer<typeof articleSummary>;

/** Article (specification 1, section 3). */
export const article = articleSummary.extend({
  title: z.string().default(''),
  meta_description: z.string().default(''),
  content: z.string().default(''),
  rows: recordsOf(row).default([]),
  updated_at: z.string().default(''),
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
