import 'server-only';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import { log } from '@/lib/config/log';
import type { WidgetData } from '@/lib/contract/page';
import type { Viewer } from '@/lib/domain/viewer';
import type { Locale } from '@/lib/i18n/locales';

/** What a widget may know of the page it stands on. */
export interface WidgetContext {
  readonly viewer: Viewer;
  readonly locale: Locale;
  /** Path of the page, for sign-ins that come back to it. */
  readonly path: string;
}

interface Definition<Schema extends z.ZodType, Data> {
  /** Name in the catalogue, such as 'core/html'. */
  outer: string;
  /** The settings: templatevar as it comes, with `items` beside it. */
  schema: Schema;
  /** Reads what the widget shows. All widgets of a page load at the same time. */
  load?: (settings: z.output<Schema>, context: WidgetContext) => Promise<Data>;
  Component: (props: { settings: z.output<Schema>; data: Data; context: WidgetContext }) => ReactNode | Promise<ReactNode>;
}

/** A widget with its types closed over: settings in, element out. */
export interface Widget {
  readonly outer: string;
  /** Starts the widget's reads. Null when its settings do not parse: logged, and the page goes on without it. */
  prepare: (raw: WidgetData, context: WidgetContext) => Promise<ReactNode> | null;
}

/** Ties settings, reads and component of one widget together. */
export function defineWidget<Schema extends z.ZodType, Data = undefined>(definition: Definition<Schema, Data>): Widget {
  const { outer, schema, load, Component } = definition;
  return {
    outer,
    prepare(raw, context) {
      const parsed = schema.safeParse({ items: raw.items, ...raw.templatevar });
      if (!parsed.success) {
        log.warn({ widget: outer, issues: parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) }, 'widget skipped');
        return null;
      }
      return element(parsed.data);

      async function element(settings: z.output<Schema>): Promise<ReactNode> {
        const data = load ? await load(settings, context) : (undefined as Data);
        return <Component settings={settings} data={data} context={context} />;
      }
    },
  };
}
