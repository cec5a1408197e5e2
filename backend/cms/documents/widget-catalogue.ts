import type { Logger } from 'pino';
import { type WidgetDescription, widgetCatalogue } from '@/lib/contract/content/widget-description';
import type { Config } from '../../system/config';
import { describeError } from '../../system/describe-error';

/** Descriptions of the storefront's widgets by outer name; empty until the storefront was reached. */
export type WidgetCatalogue = () => Promise<ReadonlyMap<string, WidgetDescription>>;

const FRESH_MS = 60_000;
const RETRY_MS = 3_000;
const CALL_MS = 5_000;

/** Fetches the descriptions at most once a minute; while that fails, the last ones are used. */
export function widgetCatalogueOf(
  config: Pick<Config, 'APP_ORIGIN' | 'REVALIDATE_SECRET'>,
  log: Logger,
  now: () => Date,
): WidgetCatalogue {
  let cached: ReadonlyMap<string, WidgetDescription> = new Map();
  let readAgain = 0;
  let reading: Promise<void> | null = null;

  const read = async (): Promise<void> => {
    try {
      const reply = await fetch(`${config.APP_ORIGIN}/api/widgets`, {
        redirect: 'manual',
        signal: AbortSignal.timeout(CALL_MS),
        headers: { authorization: `Bearer ${config.REVALIDATE_SECRET ?? ''}` },
      });
      if (!reply.ok) throw new Error(`the shop answered ${reply.status}`);
      const { widgets } = widgetCatalogue.parse(await reply.json());
      cached = new Map(widgets.map((widget) => [widget.outer, widget]));
      readAgain = now().getTime() + FRESH_MS;
    } catch (error) {
      log.warn({ error: describeError(error).message }, 'the widgets of the shop are not known, the last ones stay');
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
