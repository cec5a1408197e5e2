import { escapeHtml } from '@/lib/domain/web/escape-html';
import type { Page } from '../../http/pages/page';

interface View {
  /** Target of the form: this page with its query. */
  readonly action: string;
  /** Target of the cancel link. */
  readonly cancel: string;
  /** The typed address. */
  readonly email: string;
  readonly problem: string | null;
}

const KIND = 'Sign in';

/** The sign-in form for an OAuth client. */
export function authorizePage({ action, cancel, email, problem }: View): Page {
  const invalid = problem === null ? '' : ' aria-invalid="true" aria-describedby="problem"';
  return {
    title: `${problem === null ? '' : 'Not signed in: '}Sign in`,
    kind: KIND,
    main:
      `<h1>Sign in to your trade account</h1>
${problem === null ? '' : `<p class="notice failed" role="alert" id="problem">${escapeHtml(problem)}</p>`}
<form method="post" action="${escapeHtml(action)}">
<label>E-mail address<input type="email" name="email" autocomplete="username" required maxlength="254" ` +
      `value="${escapeHtml(email)}"${invalid}></label>
<label>Password<input type="password" name="password" autocomplete="current-password" required ` +
      `maxlength="1000"${invalid}></label>
<button class="button primary">Sign in</button>
</form>
<p><a class="button quiet" href="${escapeHtml(cancel)}">Cancel and go back</a></p>`,
  };
}

/** Shown for an unregistered client or redirect address, instead of a redirect. */
export function unknownClientPage(): Page {
  return {
    title: 'This sign-in cannot go on',
    kind: KIND,
    main:
      '<h1>This sign-in cannot go on</h1><p>The page that sent you here is not registered for signing in, or its ' +
      'address is incomplete. Please start again from the shop.</p>',
  };
}
