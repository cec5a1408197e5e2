import 'server-only';
import { applicationStatus } from '../../contract/sign-in/application';
import { type ApplicationStatus, toApplicationStatus } from '../../domain/account/application-steps';
import { isNotFound } from '../../upstream/errors';
import { send } from '../../upstream/transport';

/** The status of the application with this token; null for an unknown token. Never cached. @throws UpstreamError */
export async function getApplication(token: string): Promise<ApplicationStatus | null> {
  try {
    return toApplicationStatus((await send(applicationStatus, { params: { token } })).item);
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
}
