import 'server-only';
import { unstable_rethrow } from 'next/navigation';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import { log } from '@/lib/config/log';
import type { Row, WidgetData } from '@/lib/contract/content/page';
import type { CardKind } from '@/lib/domain/content/social-card';
import type { PreviewOf } from '@/lib/domain/content/preview/preview-address';
import type { Viewer } from '@/lib/domain/account/viewer';
import type { Locale } from '@/lib/i18n/locales';
import { isPlatformError } from '@/lib/upstream/errors';
import type { WidgetSettings } from './settings';

/** The page's context, as passed to each widget. */
export interface WidgetContext {
  readonly viewer: Viewer;
  readonly locale: Locale;
  /** Path of the address shown, with its item and page number: where sign-ins and forms lead back to. */
  readonly path: string;
  /** Segments after the page's slug: an item and up to two more (specification 2, section 2). */
  readonly params?: readonly string[];
  /** Slug of the page-builder page, '' for home; absent where rows are a record's, such as an article's. */
  readonly slug?: string;
  /** Rendered per person: a widget with a failed read is left out, whereas a public page keeps its last good copy. */
  readonly live?: boolean;
  /**
   * In an editor's preview, the previewed time in milliseconds: parts not visible then are outlined instead of left
   * out.
   */
  readonly preview?: number | undefined;
  /** The current preview, passed on to embedded frames. */
  readonly previewOf?: PreviewOf | undefined;
  /** Its heading is the page's h1, and its picture is loaded first; a page has one such widget at most. */
  readonly first?: boolean;
  /** Renders the rows of a record, such as an article's. Absent within such rows, and where rows are not on a page. */
  readonly renderRows?: (rows: readonly Row[]) => ReactNode;
  /** The id, unless another widget of the page has it: the same form may stand on it twice. */
  readonly claim?: (id: string) => string | undefined;
  /** Position on the page: the block's id and the widget's index in it. */
  readonly place?: { readonly block: string; readonly index: number };
}

/** Parsed segments after a page's slug: an item, and the page number of a list (1 if absent). */
export interface SegmentAddress {
  readonly item: string;
  readonly page: number;
}

/** What an item in an address below a page's own is. */
export interface ItemFacts {
  readonly title: string;
  /** The item's own page, if it has one elsewhere: it is canonical. */
  readonly page?: {
    readonly description: string;
    readonly path: string;
    readonly card: readonly [kind: CardKind, slug: string];
  };
}

type TitleGiver = 'level' | 'heading' | 'item' | 'itself';

interface Behaviour<Schema extends z.ZodType, Data> {
  /** Spans the full width in a full-width block; other widgets keep the page's gutters there. */
  bleeds?: boolean;
  /**
   * When its heading can be the page's h1: with a `level` of h1; as the page's first widget with a `heading`; with an
   * `item` in its settings or the address; or always as the first widget (`itself`).
   */
  givesTitle?: TitleGiver;
  /** Reads the widget's data. All widgets of a page load concurrently. */
  load?: (settings: z.output<Schema>, context: WidgetContext) => Promise<Data>;
  /** Returns true if it has content at an address below the page's own. */
  leadsTo?: (settings: z.output<Schema>, address: SegmentAddress) => Promise<boolean> | boolean;
  /** Names an item that it leads to, for search engines; null for any other. Without it the page's name is used. */
  describes?: (settings: z.output<Schema>, item: string) => Promise<ItemFacts | null>;
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
  /** Returns true if it has content at an address below the page's own; false if its settings are invalid. */
  readonly leadsTo: ((raw: WidgetData, address: SegmentAddress) => Promise<boolean>) | undefined;
  /** Names an item in the address; null for one that it does not know, and if its settings are invalid. */
  readonly describes: ((raw: WidgetData, item: string) => Promise<ItemFacts | null>) | undefined;
  /**
   * Starts the widget's reads. Null if its settings are invalid: that is logged, and the page is rendered without it.
   */
  prepare: (raw: WidgetData, context: WidgetContext) => Promise<ReactNode> | null;
}

/**
 * Combines settings, reads and component of one widget. `leadsTo` is required if its settings have `readsSegments`, and
 * otherwise forbidden.
 */
export function defineWidget<Settings extends WidgetSettings, Data = undefined>(
  settings: Settings,
  behaviour: Behaviour<Settings['schema'], Data> & Segments<Settings>,
): Widget;
export function defineWidget<Schema extends z.ZodType, Data>(
  { outer, schema, owns = [] }: WidgetSettings<Schema>,
  { load, Component, bleeds = false, givesTitle, leadsTo, describes }: Behaviour<Schema, Data>,
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
    describes:
      describes &&
      (async (raw, item) => {
        const parsed = settingsOf(raw);
        return parsed.success ? describes(parsed.data, item) : null;
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
          if (isPlatformError(error) && !context.live) throw error;
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
