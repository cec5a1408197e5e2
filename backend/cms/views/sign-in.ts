import { type Html, html, nothing, raw } from './html';

/** The sign-in form of the back office. */
export function signInMain({ email, next, problem }: { email: string; next: string; problem: boolean }): Html {
  const invalid = problem ? raw(' aria-invalid="true" aria-describedby="problem"') : nothing;
  return html`<section class="card narrow"><h1>Sign in to the back office</h1>
<form method="post" action="/cms/sign-in"><input type="hidden" name="next" value="${next}">
<div class="field"><label for="email">E-mail address</label><input id="email" type="email" name="email"
  autocomplete="username" required maxlength="254" value="${email}"${invalid}></div>
<div class="field"><label for="password">Password</label><input id="password" type="password" name="password"
  autocomplete="current-password" required maxlength="1000"${invalid}></div>
<button class="primary">Sign in</button></form></section>`;
}
