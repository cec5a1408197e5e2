import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { sameSecret } from '@/lib/domain/values/same-secret';
import { requireStorableText } from '../../http/plain-text';
import type { Deps, HttpEnv, PlatformApp } from '../../http/platform';
import { PlatformError, type PlatformStatus } from '../../system/refusals/platform-error';
import { platformOrigin } from '../../system/platform-origin';
import { mayRequest, rolesOf } from '../access/permissions';
import { homeOf } from '../access/sections';
import { ROLE_LABELS } from '../../rules/account/staff-roles';
import type { Posted } from '../form/read-form';
import { type Editor, readEditor } from '../store/sessions';
import { type Html, html } from '../views/html';
import { type Shell, layout } from '../views/layout';
import { notSaved } from '../views/problem';
import { signedOutMain, signedOutPart } from '../views/signed-out';

type CmsContext = Context<HttpEnv>;

/** A request of signed-in staff with a role that permits it. */
export interface CmsCall extends Deps {
  readonly context: CmsContext;
  readonly editor: Editor;
  readonly at: Date;
  /** Requested by a script of the page, which expects a fragment. */
  readonly partial: boolean;
}

/** A form submitted from a page of the back office. */
export interface CmsPost extends CmsCall {
  readonly form: Posted;
  readonly files: ReadonlyMap<string, File>;
  /** Files of fields that accept several. */
  readonly fileLists: ReadonlyMap<string, readonly File[]>;
}

/** The editor and the time of a change. */
export function byEditor({ editor, at }: CmsCall): { userId: number; name: string; at: Date } {
  return { userId: editor.userId, name: editor.name, at };
}

type Handler<Call> = (call: Call) => Promise<Response>;
export type PageStatus = 200 | 401 | PlatformStatus;

const COOKIE = 'stockist-cms';

function cookieOf({ config }: Deps): { name: string; secure: boolean } {
  const secure = platformOrigin(config).startsWith('https:');
  return { name: secure ? `__Host-${COOKIE}` : COOKIE, secure };
}

export function keepEditor(context: CmsContext, deps: Deps, token: string): void {
  const { name, secure } = cookieOf(deps);
  setCookie(context, name, token, { httpOnly: true, secure, sameSite: 'Strict', path: '/' });
}

export function forgetEditor(context: CmsContext, deps: Deps): void {
  const { name, secure } = cookieOf(deps);
  deleteCookie(context, name, { secure, path: '/' });
}

async function editorOf(context: CmsContext, deps: Deps, at: Date): Promise<Editor | null> {
  const token = getCookie(context, cookieOf(deps).name);
  return token ? readEditor(deps.db, deps.keyedHash, token, at) : null;
}

/** Allows only files of the back office, and the storefront in a frame. */
function policy(deps: Deps): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    `frame-src 'self' ${deps.config.APP_ORIGIN}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function privateHeaders(context: CmsContext, deps: Deps): void {
  context.header('Content-Security-Policy', policy(deps));
  context.header('Cache-Control', 'private, no-store');
  context.header('Referrer-Policy', 'same-origin');
  context.header('X-Robots-Tag', 'noindex');
  context.header('Cross-Origin-Opener-Policy', 'same-origin');
}

export async function sendHtml(
  context: CmsContext,
  deps: Deps,
  page: Html,
  status: PageStatus = 200,
): Promise<Response> {
  privateHeaders(context, deps);
  return context.html(await page, status);
}

export function seeOther(context: CmsContext, address: string): Response {
  context.header('Cache-Control', 'private, no-store');
  return context.redirect(address, 303);
}

function isOwnForm(context: CmsContext): boolean {
  const site = context.req.header('sec-fetch-site');
  return site === undefined || site === 'same-origin';
}

/**
 * Refuses requests from other sites. Where browsers do not send Sec-Fetch-Site, the form's token protects. @throws
 * PlatformError 403
 */
export function requireOwnForm(context: CmsContext): void {
  if (!isOwnForm(context)) throw new PlatformError(403, 'CSRF', 'This form was not sent from the back office.');
}

export async function readPosted(context: CmsContext): Promise<Pick<CmsPost, 'form' | 'files' | 'fileLists'>> {
  const body = Object.entries(await context.req.parseBody({ all: true })).map(
    ([name, value]) => [name, [value].flat()] as const,
  );
  // Of several fields with one name the last wins.
  const form = new Map(
    body.flatMap(([name, values]) => {
      const text = values.findLast((value) => typeof value === 'string');
      return text === undefined ? [] : [[name, text] as const];
    }),
  );
  const fileLists = new Map(body.map(([name, values]) => [name, values.filter((value) => value instanceof File)]));
  const files = new Map(
    [...fileLists].flatMap(([name, [...list]]) => list.slice(-1).map((file) => [name, file] as const)),
  );
  requireStorableText(Object.fromEntries(form));
  return { form, files, fileLists };
}

/** The address if it is within the back office, else its start page. */
export function safeRedirectTarget(value: string | undefined): string {
  return value !== undefined && /^\/cms\/[\w/?=&%:.+*~-]*$/.test(value) && !value.includes('//') ? value : '/cms';
}

/** The page whose form was sent; null for other requests, and where the browser does not say. */
function formOf({ req }: CmsContext): string | null {
  const referer = req.method === 'POST' ? req.header('referer') : undefined;
  if (referer === undefined || !URL.canParse(referer)) return null;
  const { pathname, search } = new URL(referer);
  const target = safeRedirectTarget(`${pathname}${search}`);
  return target === '/cms' ? null : target;
}

/**
 * The regular address of the back office, when it was opened by an IP address of this machine: the shop's cookies work
 * in its frame only under the same host name. Null otherwise.
 */
export function canonicalAddress(context: CmsContext, { config }: Deps): string | null {
  const asked = new URL(context.req.url);
  if (
    config.PLATFORM_ORIGIN !== undefined ||
    config.BACKEND_PORT === 0 ||
    !/^(127\.0\.0\.1|\[::1\])$/.test(asked.hostname)
  )
    return null;
  return `${platformOrigin(config)}${asked.pathname}${asked.search}`;
}

function requireLine(path: string): void {
  if (rolesOf(path) === null) throw new Error(`cms/access/permissions.ts does not say who may ask ${path}`);
}

/** @throws PlatformError 403 */
function requireRole({ role }: Editor, path: string): void {
  if (mayRequest(role, path)) return;
  throw new PlatformError(403, 'ROLE', `This is not part of your role, ${ROLE_LABELS[role].name.toLowerCase()}.`);
}

/**
 * Registers routes for signed-in staff whose role may request the path (cms/access/permissions.ts). Throws for a path
 * without an entry there.
 */
export function cmsRoutes({ router, deps }: PlatformApp) {
  const guarded = async (context: CmsContext, path: string, handler: Handler<CmsCall>): Promise<Response> => {
    const proper = context.req.method === 'GET' ? canonicalAddress(context, deps) : null;
    if (proper !== null) return seeOther(context, proper);
    const at = deps.now();
    const editor = await editorOf(context, deps, at);
    const partial = context.req.header('hx-request') === 'true';
    if (!editor) {
      if (partial) return sendHtml(context, deps, signedOutPart(context.req.method), 401);
      if (context.req.method === 'POST' && isOwnForm(context) && context.req.path !== '/cms/sign-out') {
        const { form, files } = await readPosted(context);
        const hasFiles = [...files.values()].some(({ size }) => size > 0);
        const main = signedOutMain(context.req.path, form, hasFiles);
        if ([...form.keys()].some((name) => name !== '_csrf'))
          return sendHtml(context, deps, layout({ title: 'Signed out', editor: null }, main), 401);
      }
      const next =
        context.req.method === 'GET'
          ? `?next=${encodeURIComponent(safeRedirectTarget(`${context.req.path}${new URL(context.req.url).search}`))}`
          : '';
      return seeOther(context, `/cms/sign-in${next}`);
    }
    try {
      requireRole(editor, path);
      return await handler({ ...deps, context, editor, at, partial });
    } catch (error) {
      if (!(error instanceof PlatformError)) throw error;
      if (partial) return sendHtml(context, deps, notSaved(`Not saved: ${error.message}`), error.status);
      const back = formOf(context) ?? homeOf(editor.role);
      return show(
        { ...deps, context, editor },
        { title: 'This did not work', problem: error.message },
        html`<h1>This did not work</h1><p><a class="button" href="${back}">Back to your work</a></p>`,
        error.status,
      );
    }
  };
  return {
    get(path: string, handler: Handler<CmsCall>): void {
      requireLine(path);
      router.get(path, (context) => guarded(context, path, handler));
    },
    post(path: string, handler: Handler<CmsPost>): void {
      requireLine(path);
      router.post(path, (context) =>
        guarded(context, path, async (call) => {
          requireOwnForm(context);
          const { form, files, fileLists } = await readPosted(context);
          if (!sameSecret(form.get('_csrf') ?? '', call.editor.csrf))
            throw new PlatformError(403, 'CSRF', 'This form is too old. Please load the page again.');
          return handler({ ...call, form, files, fileLists });
        }),
      );
    },
  };
}

/** Responds with a page of the back office. */
export function show(
  call: Pick<CmsCall, 'context' | 'editor'> & Deps,
  shell: Omit<Shell, 'editor'>,
  main: Html,
  status: PageStatus = 200,
): Promise<Response> {
  return sendHtml(call.context, call, layout({ ...shell, editor: call.editor }, main), status);
}
