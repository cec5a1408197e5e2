import { csvForm } from '@/lib/data/cart/order-form/csv-form';
import { answerForm } from '../answer-form';

/** `GET /quick-order/order-form.csv?of=…`: the order form as CSV. */
export async function GET(
  request: Request,
  { params }: RouteContext<'/[view]/quick-order/order-form.csv'>,
): Promise<Response> {
  return answerForm(request, (await params).view, { ending: 'csv', type: 'text/csv; charset=utf-8', write: csvForm });
}
