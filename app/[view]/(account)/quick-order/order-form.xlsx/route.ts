import { xlsxForm } from '@/lib/data/cart/order-form/xlsx-form';
import { answerForm } from '../answer-form';

/** `GET /quick-order/order-form.xlsx?of=…`: the order form as a workbook. */
export async function GET(
  request: Request,
  { params }: RouteContext<'/[view]/quick-order/order-form.xlsx'>,
): Promise<Response> {
  return answerForm(request, (await params).view, {
    ending: 'xlsx',
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    write: xlsxForm,
  });
}
