import 'server-only';
import { routes } from '../../config/routes';
import { localPath } from '../../domain/content/links';
import { textOf } from '../form-state';
import { VOUCHER } from './voucher-state';

/** Path of the page with the form, without the query of an earlier outcome. */
export function pageOfVouchers(data: FormData): string {
  return (localPath(textOf(data, VOUCHER.path)) ?? routes.home).split(/[?#]/)[0] || routes.home;
}
