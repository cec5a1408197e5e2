import type { Logger } from 'pino';
import { type WidgetDescription, widgetCatalogue } from '@/lib/contract/content/widget-description';
import type { Config } from '../../system/config';
import { storefrontsOf } from '../revalidate/storefronts';
import { describeError } from '../../system/describe-error';

/** Descriptions of the storefront's widgets by outer name; empty until the storefront was reached. */
export type WidgetCatalogue = () => Promise<ReadonlyMap<string, WidgetDescription>>;

const FRESH_MS = 60_000;
const RETRY_MS = 3_000;
const CALL_MS = 5_000;

/** Fetches the descriptions at most once a minute; while that fails, the last ones are used. */
export function widgetCatalogueOf(
  config: Pick<Config, 'APP_ORIGIN' | 'STOREFRONT_URLS' | 'REVALIDATE_SECRET'>,
  log: Logger,
  now: () => Date,
): WidgetCatalogue {
  let cached: ReadonlyMap<string, WidgetDescription> = new Map();
  let readAgain = 0;
  let reading: Promise<void> | null = null;

  const ask = async (storefront: string): Promise<readonly WidgetDescription[]> => {
    const reply = await fetch(`${storefront}/api/widgets`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(CALL_MS),
      headers: { authorization: `Bearer ${config.REVALIDATE_SECRET ?? ''}` },
    });
    if (!reply.ok) {
      await reply.body?.cancel();
      throw new Error(`the shop answered ${reply.status}`);
    }
    return widgetCatalogue.parse(await reply.json()).widgets;
  };

  const read = async (): Promise<void> => {
    try {
      // One that does not answer is being replaced, or has failed.
      const widgets = await Promise.any(storefrontsOf(config).map(ask));
      cached = new Map(widgets.map((widget) => [widget.outer, widget]));
      readAgain = now().getTime() + FRESH_MS;
    } catch (error) {
      const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
      log.warn({ error: describeError(first).message }, 'the widgets of the shop are not known, the last ones stay');
      readAgain = now().getTime() + RETRY_MS;
    }
  };

  return async () => {
    if (config.REVALIDATE_SECRET === undefined) return cached;
    if (now().getTime() >= readAgain) {
      reading ??= read().finally(() => {
        reading = null;
      });
      await reading;
    }
    return cached;
  };
}
