import 'server-only';
import { routes } from '../../config/routes';
import { localPath } from '../../domain/content/links';
import { textOf } from '../form-state';
import { VOUCHER } from './voucher-state';

/** The path of the page where the form stands: what stood behind it told of an earlier outcome. */
export function pageOfVouchers(data: FormData): string {
  return (localPath(textOf(data, VOUCHER.path)) ?? routes.home).split(/[?#]/)[0] || routes.home;
}
