import { cookies } from 'next/headers';
import { getTranslations } from 'next-intl/server';
import { actionLocale } from '@/lib/actions/failure';
import { routes, signInAddress } from '@/lib/config/routes';
import { toUser } from '@/lib/domain/account/user';
import { authUser } from '@/lib/contract/sign-in/session';
import { readSession } from '@/lib/session/cookie';
import { UpstreamError, isUnavailable } from '@/lib/upstream/errors';
import { fetchFile } from '@/lib/upstream/files/file';
import { sessionWrite } from '@/lib/upstream/session-call';

const NO_STORE = { 'cache-control': 'private, no-store' };

function goTo(location: string): Response {
  return new Response(null, { status: 303, headers: { ...NO_STORE, location } });
}

async function words(
  key: 'fileAdminOnly' | 'fileSecondFactor' | 'fileGone' | 'fileUnavailable',
  status: number,
): Promise<Response> {
  const t = await getTranslations({ locale: await actionLocale(), namespace: 'formWidget' });
  return new Response(t(key), { status, headers: { ...NO_STORE, 'content-type': 'text/plain; charset=utf-8' } });
}

/** A file that was sent with a form, for administrators only: target of the link in the mail about the form. */
export async function GET(request: Request, context: RouteContext<'/api/form/file/[id]'>): Promise<Response> {
  const { id } = await context.params;
  const here = `/api/form/file/${encodeURIComponent(id)}`;
  const jar = await cookies();
  if (!(await readSession(jar))) return goTo(signInAddress(routes.login, here));
  try {
    // Refreshes an expired token, and returns the user.
    const { item } = await sessionWrite(authUser);
    const session = await readSession(jar);
    if (!session) return goTo(signInAddress(routes.login, here, { ended: '1' }));
    if (!toUser(item).isAdmin) return await words('fileAdminOnly', 403);
    const file = await fetchFile(id, session, request);
    switch (file.kind) {
      case 'file':
        return file.response;
      case 'refused':
        // An administrator, so this is the second factor, which only the back office asks for.
        return await words('fileSecondFactor', 403);
      case 'not-found':
        return await words('fileGone', 404);
      case 'unavailable':
        return await words('fileUnavailable', 503);
    }
  } catch (error) {
    if (isUnavailable(error)) return words('fileUnavailable', 503);
    if (error instanceof UpstreamError && error.kind === 'unauthorized')
      return goTo(signInAddress(routes.login, here, { ended: '1' }));
    throw error;
  }
}
