import { allWidgets } from '@/components/widgets/page/find-widget';
import { log } from '@/lib/config/log';
import { describeInput } from '@/lib/contract/input-schema';
import type { WidgetDescription } from '@/lib/contract/content/widget-description';
import { isFromPlatform } from '@/lib/session/shared-secret';
import { errorResponse } from '@/lib/upstream/bff/error-response';

/** The sample data in a widget's folder, which has the widget's name. */
async function sampleOf(outer: string): Promise<unknown> {
  const folder = outer.toLowerCase().replaceAll(/[/_]/g, '-');
  try {
    const loaded: { default: unknown } = await import(`../../../components/widgets/${folder}/sample.json`);
    return loaded.default;
  } catch (error) {
    log.warn({ widget: outer, reason: error instanceof Error ? error.message : 'unknown' }, 'a widget has no sample');
    return {};
  }
}

/** Settings schemas of this storefront's widgets, for the platform's editor only. */
export async function GET(request: Request): Promise<Response> {
  if (!isFromPlatform(request.headers)) return errorResponse(401, 'UNAUTHORIZED', 'The secret is missing or wrong.');
  const widgets = await Promise.all(
    allWidgets().map(async ({ outer, schema, owns }): Promise<WidgetDescription> => ({
      outer,
      schema: describeInput(schema),
      owns: [...owns],
      sample: await sampleOf(outer),
    })),
  );
  return Response.json({ widgets }, { headers: { 'cache-control': 'private, no-store' } });
}
