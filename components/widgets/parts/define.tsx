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
import type { WidgetSettings } from './settings';

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
  /** The preview that is shown, so that frames of the page show the same. */
  readonly previewOf?: PreviewOf | undefined;
  /** First of a page without a title of its own: its heading is the page's, its picture loads first. */
  readonly first?: boolean;
  /** Where it stands on the page: the block's id and the widget's place in it. */
  readonly place?: { readonly block: string; readonly index: number };
}

/** The segments after a page's slug: an item, and a page number of a list, 1 without one. */
export interface SegmentAddress {
  readonly item: string;
  readonly page: number;
}

type TitleGiver = 'level' | 'heading' | 'item' | 'itself';

interface Behaviour<Schema extends z.ZodType, Data> {
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
  /** Whether it has something at an address below the page's own. */
  leadsTo?: (settings: z.output<Schema>, address: SegmentAddress) => Promise<boolean> | boolean;
  Component: (props: {
    settings: z.output<Schema>;
    data: Data;
    context: WidgetContext;
  }) => ReactNode | Promise<ReactNode>;
}

type Segments<Settings extends WidgetSettings> = Settings extends { readsSegments: true }
  ? { leadsTo: unknown }
  : { leadsTo?: never };

/** A widget without its type parameters: settings in, element out. */
export interface Widget {
  readonly outer: string;
  readonly schema: z.ZodType;
  readonly bleeds: boolean;
  readonly givesTitle: TitleGiver | undefined;
  readonly owns: readonly string[];
  /** Whether it has something at an address below the page's own; false for settings that do not parse. */
  readonly leadsTo: ((raw: WidgetData, address: SegmentAddress) => Promise<boolean>) | undefined;
  /** Starts the widget's reads. Null when its settings do not parse: logged, and the page goes on without it. */
  prepare: (raw: WidgetData, context: WidgetContext) => Promise<ReactNode> | null;
}

/**
 * Ties settings, reads and component of one widget together. It has `leadsTo` exactly when its settings say
 * `readsSegments`.
 */
export function defineWidget<Settings extends WidgetSettings, Data = undefined>(
  settings: Settings,
  behaviour: Behaviour<Settings['schema'], Data> & Segments<Settings>,
): Widget;
export function defineWidget<Schema extends z.ZodType, Data>(
  { outer, schema }: WidgetSettings<Schema>,
  { load, Component, bleeds = false, givesTitle, owns = [], leadsTo }: Behaviour<Schema, Data>,
): Widget {
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
          // Called, not rendered, so that its errors are caught here.
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
