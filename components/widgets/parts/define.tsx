import 'server-only';
import { unstable_rethrow } from 'next/navigation';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import { log } from '@/lib/config/log';
import type { WidgetData } from '@/lib/contract/content/page';
import type { PreviewOf } from '@/lib/domain/content/preview/preview-address';
import type { Viewer } from '@/lib/domain/account/viewer';
import type { Locale } from '@/lib/i18n/locales';
import { isUnavailable } from '@/lib/upstream/errors';

/** The page's context, as passed to each widget. */
export interface WidgetContext {
  readonly viewer: Viewer;
  readonly locale: Locale;
  /** Path of the page, for sign-ins that come back to it. */
  readonly path: string;
  /** The segments after the page's slug: an item and up to two further ones (specification 2, section 2). */
  readonly params?: readonly string[];
  /** Slug of the page-builder page, '' for home; absent where rows are part of something else. */
  readonly slug?: string;
  /** Rendered for one person: a widget whose reads fail is left out, where the public page keeps its last good copy. */
  readonly live?: boolean;
  /**
   * In an editor's preview the moment that is shown, in milliseconds: what is hidden then is outlined, not left out.
   */
  readonly preview?: number | undefined;
  /** In a preview what it shows of the page: frames of the page's own show the same. */
  readonly previewOf?: PreviewOf | undefined;
  /** First of a page without a title of its own: its heading is the page's, its picture loads first. */
  readonly first?: boolean;
  /** Where it stands on the page: the block's id and the widget's place in it. */
  readonly place?: { readonly block: string; readonly index: number };
}

/** What follows a page's slug in its address: an item, and the number of a page of a list, 1 without one. */
export interface SegmentAddress {
  readonly item: string;
  readonly page: number;
}

type TitleGiver = 'level' | 'heading' | 'item' | 'itself';

interface Definition<Schema extends z.ZodType, Data> {
  /** Name in the catalogue, such as 'core/html'. */
  outer: string;
  /**
   * The settings: templatevar as it comes, with `items` beside it. Pure, so that an editor's form can be drawn from it.
   */
  schema: Schema;
  /** Goes from edge to edge in a block of full width; others keep the page's gutters there. */
  bleeds?: boolean;
  /**
   * How its heading can be the page's: by a `level` of h1; as the page's first widget with a `heading`; with an item
   * that its settings or the address name; or as the first whatever is set.
   */
  givesTitle?: TitleGiver;
  /** Settings of the wrapper that the widget uses itself (frame-settings.ts). */
  owns?: readonly string[];
  /** Reads what the widget shows. All widgets of a page load at the same time. */
  load?: (settings: z.output<Schema>, context: WidgetContext) => Promise<Data>;
  /**
   * Whether it has something at an address below the page's own; absent in a widget that reads nothing of it. Where no
   * widget has, the address is 404 (lib/domain/content/segment-widgets.ts names those that have this).
   */
  leadsTo?: (settings: z.output<Schema>, address: SegmentAddress) => Promise<boolean> | boolean;
  Component: (props: {
    settings: z.output<Schema>;
    data: Data;
    context: WidgetContext;
  }) => ReactNode | Promise<ReactNode>;
}

/** A widget with its types closed over: settings in, element out. */
export interface Widget {
  readonly outer: string;
  readonly schema: z.ZodType;
  readonly bleeds: boolean;
  readonly givesTitle: TitleGiver | undefined;
  readonly owns: readonly string[];
  /** See Definition; false for settings that do not parse. */
  readonly leadsTo: ((raw: WidgetData, address: SegmentAddress) => Promise<boolean>) | undefined;
  /** Starts the widget's reads. Null when its settings do not parse: logged, and the page goes on without it. */
  prepare: (raw: WidgetData, context: WidgetContext) => Promise<ReactNode> | null;
}

/** Ties settings, reads and component of one widget together. */
export function defineWidget<Schema extends z.ZodType, Data = undefined>(definition: Definition<Schema, Data>): Widget {
  const { outer, schema, load, Component, bleeds = false, givesTitle, owns = [], leadsTo } = definition;
  const settingsOf = (raw: WidgetData) => schema.safeParse({ items: raw.items, ...raw.templatevar });
  return {
    outer,
    schema,
    bleeds,
    givesTitle,
    owns,
    leadsTo:
      leadsTo &&
      (async (raw, address) => {
        const parsed = settingsOf(raw);
        return parsed.success && leadsTo(parsed.data, address);
      }),
    prepare(raw, context) {
      const parsed = settingsOf(raw);
      if (!parsed.success) {
        log.warn(
          { widget: outer, issues: parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) },
          'widget skipped',
        );
        return null;
      }
      return element(parsed.data);

      async function element(settings: z.output<Schema>): Promise<ReactNode> {
        try {
          const data = load ? await load(settings, context) : (undefined as Data);
          // Called, not rendered: what goes wrong in it is caught here.
          return await Component({ settings, data, context });
        } catch (error) {
          unstable_rethrow(error);
          if (isUnavailable(error) && !context.live) throw error;
          log.error(
            { widget: outer, reason: error instanceof Error ? error.message : String(error) },
            'widget left out',
          );
          return null;
        }
      }
    },
  };
}
