import { boolean, index, integer, jsonb, pgTable, primaryKey, serial, text } from 'drizzle-orm/pg-core';
import type { Slide } from '@/lib/contract/content/gallery';
import { groups } from '../catalogue/catalogue';
import { instantColumn } from '../columns';

/**
 * Content pages; the home page's slug is empty. `rows` has the form that the seed and the editor write (page-rows.ts).
 */
export const pages = pgTable('pages', {
  id: serial('id').primaryKey(),
  slug: text('slug').notNull().unique(),
  name: text('name').notNull().default(''),
  title: text('title').notNull().default(''),
  metaDescription: text('meta_description').notNull().default(''),
  content: text('content').notNull().default(''),
  heroKey: text('hero_key'),
  rows: jsonb('rows').$type<unknown>().notNull(),
  /** Excluded from the sitemap and from search engines. */
  noindex: boolean('noindex').notNull().default(false),
  /** Span in which the whole page is shown; null for no limit. */
  shownFrom: instantColumn('shown_from'),
  shownUntil: instantColumn('shown_until'),
  updatedAt: instantColumn('updated_at').notNull(),
});

export const articles = pgTable(
  'articles',
  {
    id: serial('id').primaryKey(),
    slug: text('slug').notNull().unique(),
    name: text('name').notNull(),
    title: text('title').notNull().default(''),
    metaDescription: text('meta_description').notNull().default(''),
    blurb: text('blurb').notNull().default(''),
    content: text('content').notNull().default(''),
    author: text('author').notNull().default(''),
    mediaKey: text('media_key'),
    /** Minutes. */
    readingTime: integer('reading_time').notNull().default(0),
    publishTime: instantColumn('publish_time').notNull(),
    rows: jsonb('rows').$type<unknown>().notNull(),
    updatedAt: instantColumn('updated_at').notNull(),
  },
  (table) => [index('articles_newest').on(table.publishTime.desc().nullsFirst(), table.id)],
);

export const articleGroups = pgTable(
  'article_groups',
  {
    articleId: integer('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    groupId: integer('group_id')
      .notNull()
      .references(() => groups.id, { onDelete: 'cascade' }),
    sort: integer('sort').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.articleId] }),
    index('article_groups_article').on(table.articleId),
  ],
);

/** Settings, menus and redirects of the site, one document each. */
export const siteDocuments = pgTable('site_documents', {
  name: text('name', { enum: ['settings', 'menus', 'redirects', 'dispatch'] }).primaryKey(),
  value: jsonb('value').$type<unknown>().notNull(),
});

export const persons = pgTable('persons', {
  id: serial('id').primaryKey(),
  slug: text('slug').notNull().unique(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  title: text('title').notNull().default(''),
  description: text('description').notNull().default(''),
  mediaKey: text('media_key'),
  sort: integer('sort').notNull().default(0),
});

export const testimonials = pgTable(
  'testimonials',
  {
    id: serial('id').primaryKey(),
    slug: text('slug').notNull().unique(),
    name: text('name').notNull(),
    title: text('title').notNull().default(''),
    content: text('content').notNull(),
    /** 0 to 5. */
    rating: integer('rating').notNull().default(0),
    groupName: text('group_name').notNull().default(''),
    mediaKey: text('media_key'),
    sort: integer('sort').notNull().default(0),
  },
  (table) => [index('testimonials_group').on(table.groupName, table.sort)],
);

export const faqs = pgTable(
  'faqs',
  {
    id: serial('id').primaryKey(),
    name: text('name').notNull(),
    content: text('content').notNull(),
    groupName: text('group_name').notNull().default(''),
    sort: integer('sort').notNull().default(0),
  },
  (table) => [index('faqs_group').on(table.groupName, table.sort)],
);

export const galleries = pgTable(
  'galleries',
  {
    id: serial('id').primaryKey(),
    url: text('url').notNull().unique(),
    name: text('name').notNull(),
    heading: text('heading').notNull().default(''),
    subHeading: text('sub_heading').notNull().default(''),
    groupName: text('group_name').notNull().default(''),
    sort: integer('sort').notNull().default(0),
  },
  (table) => [index('galleries_group').on(table.groupName, table.sort)],
);

export const slides = pgTable(
  'slides',
  {
    id: serial('id').primaryKey(),
    galleryId: integer('gallery_id')
      .notNull()
      .references(() => galleries.id, { onDelete: 'cascade' }),
    heading: text('heading').notNull().default(''),
    subHeading: text('sub_heading').notNull().default(''),
    content: text('content').notNull().default(''),
    mediaKey: text('media_key'),
    overlayColor: text('overlay_color').$type<Slide['overlay_color']>().notNull().default(''),
    textColor: text('text_color').$type<Slide['text_color']>().notNull().default(''),
    /** Percent, like the saturation. */
    imageOpacity: integer('image_opacity').notNull().default(100),
    imageSaturation: integer('image_saturation').notNull().default(100),
    link: text('link').notNull().default(''),
    linkButtonText: text('link_button_text').notNull().default(''),
    linkTarget: text('link_target').notNull().default(''),
    sort: integer('sort').notNull().default(0),
  },
  (table) => [index('slides_gallery').on(table.galleryId, table.sort)],
);

/** Links, grouped by the name of their list. */
export const links = pgTable(
  'links',
  {
    id: serial('id').primaryKey(),
    parent: text('parent').notNull(),
    name: text('name').notNull(),
    link: text('link').notNull(),
    icon: text('icon').notNull().default(''),
    sort: integer('sort').notNull().default(0),
  },
  (table) => [index('links_parent').on(table.parent, table.sort)],
);

/** Videos by key; their files in media/videos are named after it. */
export const videos = pgTable('videos', {
  id: serial('id').primaryKey(),
  /** Used in pages and addresses. */
  key: text('key').notNull().unique(),
  platform: text('platform', { enum: ['youtube', 'file'] })
    .notNull()
    .default('youtube'),
  name: text('name').notNull().default(''),
  /** For YouTube the video's id there. */
  slug: text('slug').notNull().default(''),
  /** Seconds. */
  length: integer('length').notNull().default(0),
  slateKey: text('slate_key'),
  /** File extensions. */
  formats: text('formats', { enum: ['webm', 'mp4'] })
    .array()
    .notNull()
    .default([]),
});
