import { z } from 'zod';
import { id, image, imageQuery } from '../common';
import { endpoint } from '../endpoint';
import { looseObject, looseText } from '../lenient';
import { recordsOf } from '../records';

export const groupRef = z.object({ id, name: z.string(), url: z.string(), slug: z.string() });
export type GroupRef = z.infer<typeof groupRef>;

export const GROUP_MODELS = ['product', 'article', 'menu'] as const;

/** A node of a category tree (specification 1, section 3). `url` is the path below /shop or /blog. */
export const group = groupRef.extend({
  content: looseText,
  image: looseObject(image),
  model: z.enum(GROUP_MODELS),
  root: id.nullish(),
  lft: z.int().default(0),
  rgt: z.int().default(0),
  level: z.int().default(0),
  parents: recordsOf(groupRef).default([]),
  children: recordsOf(groupRef).default([]),
});
export type Group = z.infer<typeof group>;

/**
 * All groups of all models, each model's in tree order. The default picture size is 4x3 at width 300 (specification 2,
 * sections 7 and 9).
 */
export const groupList = endpoint('GET', '/cognito/group', {
  auth: 'none',
  query: z.object(imageQuery),
  reply: z.object({ data: recordsOf(group) }),
});

/** All groups of a model, in tree order. The namespace is 'sell' for products, 'blog' for articles. */
export const groupsByModel = endpoint('GET', '/cognito/group/{namespace}/{model}', {
  auth: 'none',
  reply: z.object({ data: recordsOf(group) }),
});

/** One group by its url; 404 if it does not exist. */
export const groupDetails = endpoint('GET', '/cognito/group/details/{namespace}/{model}/{group}', {
  auth: 'none',
  reply: z.object({ item: group }),
});
