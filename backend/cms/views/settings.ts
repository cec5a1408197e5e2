import { SITE_SECTIONS } from '../form/site-fields';
import type { Editor } from '../store/sessions';
import { conflictTable } from './conflict';
import { type FormState, sectionView } from './fields';
import { type Html, html, nothing } from './html';
import { csrfField } from './layout';

interface SettingsView {
  readonly editor: Editor;
  readonly state: FormState;
  /** JSON of the settings that the form was rendered from. */
  readonly base: string;
  /** Names of the fields that another editor also changed; absent without a conflict. */
  readonly conflicts?: readonly string[] | undefined;
}

export function settingsMain({ editor, state, base, conflicts }: SettingsView): Html {
  return html`<div class="head"><h1>Site settings</h1></div>
${
  conflicts
    ? html`<div class="notice bad" role="alert"><p><strong>Not saved.</strong> Somebody else changed this while you
  were at it. What you typed is still below.</p>
${conflictTable({ sections: SITE_SECTIONS, state }, conflicts)}
<p><button form="settings" name="force" value="1">Save mine over theirs</button> <a class="button quiet"
  href="/cms/settings">Take theirs</a></p></div>`
    : nothing
}
<form id="settings" method="post" action="/cms/settings" novalidate data-ask="${
    state.typed ? 'typed' : ''
  }">${csrfField(editor)}<textarea hidden name="base">
${base}</textarea>
${SITE_SECTIONS.map((section) => sectionView(section, state))}
<div class="save"><p class="hint">Saved settings count at once, for everybody.</p><button class="primary">Save
  settings</button></div></form>`;
}
