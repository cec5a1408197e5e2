import type { Context } from 'hono';
import type { HttpEnv } from '../../http/platform';
import { notFound } from '../../system/refusals/platform-error';

/** The page id in the path. @throws PlatformError 404 */
export function pageIdOf(context: Context<HttpEnv>): number {
  const id = context.req.param('id') ?? '';
  if (!/^[1-9]\d{0,8}$/.test(id)) throw notFound('This page');
  return Number(id);
}

/** The version number in the path. @throws PlatformError 404 */
export function versionNumberOf(context: Context<HttpEnv>): number {
  const number = context.req.param('number') ?? '';
  if (!/^[1-9]\d{0,8}$/.test(number)) throw notFound('This version');
  return Number(number);
}
