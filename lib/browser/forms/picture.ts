import { routes } from '../../config/routes';
import { type PictureOutcome, pictureOutcome } from '../../domain/media/picture-file';
import { isNetworkError, reportReply } from '../site/connection';

/**
 * Submits the picture's form and returns its outcome, from the query of the profile page that the response redirects
 * to. Returns null if it redirects elsewhere, for example to the sign-in: the browser follows.
 */
export async function sendPicture(form: HTMLFormElement): Promise<PictureOutcome | null> {
  try {
    const reply = await fetch(form.action, { method: 'POST', body: new FormData(form) });
    reportReply(true);
    if (!reply.redirected) return reply.status >= 500 ? 'unavailable' : 'refused';
    const { pathname, searchParams } = new URL(reply.url);
    if (pathname === routes.profile) return pictureOutcome(searchParams.get('picture')) ?? 'refused';
    window.location.assign(reply.url);
    return null;
  } catch (error) {
    if (!isNetworkError(error)) throw error;
    reportReply(false);
    return 'unavailable';
  }
}
