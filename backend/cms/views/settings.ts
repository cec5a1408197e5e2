import { SITE_SECTIONS } from '../form/site-fields';
import type { Editor } from '../store/sessions';
import { type FormState, sectionView } from './fields';
import { type Html, html, nothing } from './html';
import { csrfField } from './layout';

interface SettingsView {
  readonly editor: Editor;
  readonly state: FormState;
  /** Digest of the settings that the form was rendered from. */
  readonly seen: string;
  readonly conflict: boolean;
}

export function settingsMain({ editor, state, seen, conflict }: SettingsView): Html {
  return html`<div class="head"><h1>Site settings</h1></div>
${
  conflict
    ? html`<div class="notice bad" role="alert"><p><strong>Not saved.</strong> Somebody else saved the
  settings while you were at it. What you typed is still below.</p><p><button form="settings" name="force"
    value="1">Save mine over theirs</button> <a class="button quiet" href="/cms/settings">Show
      theirs</a></p></div>`
    : nothing
}
<form id="settings" method="post" action="/cms/settings" novalidate data-ask>${csrfField(
    editor,
  )}<input type="hidden" name="seen" value="${seen}">
${SITE_SECTIONS.map((section) => sectionView(section, state))}
<div class="save"><p class="hint">Saved settings count at once, for everybody.</p><button class="primary">Save
  settings</button></div></form>`;
}
