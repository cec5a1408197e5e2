import { authtoken } from '@/lib/contract/sign-in/session';
import { handle } from '../../http/handle';
import type { PlatformApp } from '../../http/platform';
import { exchangeCode } from '../../services/sign-in/tokens/authorization-codes';

/** POST /authtoken: the exchange of an authorization code (specification 1, sections 4 and 7). */
export function registerAuthtoken(app: PlatformApp): void {
  handle(app, authtoken, ({ body, at, ...deps }) =>
    exchangeCode(
      deps,
      {
        code: body.code,
        clientId: body.client_id,
        redirectUri: body.redirect_uri,
        codeVerifier: body.code_verifier,
        fingerprint: body.fingerprint,
      },
      at,
    ),
  );
}
