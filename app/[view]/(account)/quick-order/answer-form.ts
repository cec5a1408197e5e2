import { cookies } from 'next/headers';
import { getTranslations } from 'next-intl/server';
import { routes, signInAddress } from '@/lib/config/routes';
import { formOf } from '@/lib/data/cart/order-form/form-words';
import { readFormSkus } from '@/lib/data/cart/order-form/form-skus.server';
import type { OrderForm } from '@/lib/data/cart/order-form/order-form';
import { getSite } from '@/lib/data/site/site';
import type { FormSku } from '@/lib/domain/cart/order-form/form-columns';
import { readScope } from '@/lib/domain/cart/order-form/form-scope';
import { peek } from '@/lib/domain/content/preview/peek';
import { streamOf } from '@/lib/domain/web/stream-of';
import { shopDay } from '@/lib/domain/values/shop-day';
import { chosenLocale } from '@/lib/i18n/locales';
import { parseView } from '@/lib/i18n/view';
import { readSession } from '@/lib/session/cookie';
import { UpstreamError, isNotFound } from '@/lib/upstream/errors';

interface FormFile {
  readonly ending: 'xlsx' | 'csv';
  readonly type: string;
  readonly write: (form: OrderForm, pieces: AsyncIterable<readonly FormSku[]>) => AsyncGenerator<Uint8Array>;
}

const NO_STORE = 'private, no-store';

function goTo(location: string): Response {
  return new Response(null, { status: 303, headers: { location, 'cache-control': NO_STORE } });
}

/**
 * Sends an order form as a file, to customers only. The first rows are read before the response starts, so that a
 * failure can still redirect to the order pad with a message.
 */
export async function answerForm(request: Request, view: string, { ending, type, write }: FormFile): Promise<Response> {
  if (!(await readSession(await cookies())))
    return goTo(signInAddress(routes.login, routes.quickOrder, { ended: '1' }));
  const at = new Date();
  const scope = readScope(new URL(request.url).searchParams.get('of'));
  const locale = parseView(view)?.locale ?? chosenLocale(undefined);
  try {
    const pieces = await peek(readFormSkus(scope, at));
    if (pieces === null) return goTo(scope.kind === 'list' ? routes.list(scope.id) : routes.orderFormAway('away'));
    const [t, { settings }] = await Promise.all([getTranslations({ locale, namespace: 'orderForm' }), getSite()]);
    const day = shopDay(at);
    return new Response(streamOf(write(formOf(locale, t, day, settings.name), pieces)), {
      headers: {
        'content-type': type,
        'content-disposition': `attachment; filename="order-form-${day}.${ending}"`,
        'content-language': locale,
        'cache-control': NO_STORE,
        'x-content-type-options': 'nosniff',
      },
    });
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    if (error.kind === 'unauthorized') return goTo(signInAddress(routes.login, routes.quickOrder, { ended: '1' }));
    return goTo(routes.orderFormAway(isNotFound(error) ? 'unknown' : 'away'));
  }
}
