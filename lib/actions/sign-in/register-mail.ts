import 'server-only';
import { cookies } from 'next/headers';
import { registerLink } from '@/lib/contract/sign-in/session';
import type { Application } from '@/lib/session/cookies/attempt';
import { shortlistMark, shortlistOf } from '@/lib/session/cookies/shortlist';
import { newFingerprint } from '@/lib/upstream/session/open-session';
import { visitorAddress } from '@/lib/upstream/session/sign-in';
import { send } from '@/lib/upstream/transport';
import { remember } from './sign-in-mail';

/**
 * Submits an application with this browser's shortlist; its e-mail address must then be confirmed. The response does
 * not reveal whether the address has an account. @throws UpstreamError
 */
export async function mailApplication(application: Application): Promise<void> {
  const fingerprint = newFingerprint();
  const jar = await cookies();
  const shortlist = shortlistOf(jar).map(({ slug, qty }) => ({ url: slug, qty }));
  await send(registerLink, { body: { ...application, shortlist, fingerprint } }, { visitor: await visitorAddress() });
  await remember({
    purpose: 'application',
    email: application.email,
    application,
    shortlist: shortlistMark(jar),
    fingerprint,
    sentAt: Date.now(),
  });
}
