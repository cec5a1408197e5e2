import { describeChanges, partTitle } from '../compare/describe-changes';
import type { PageDocument } from '../documents/document';
import { type PlacedPart, partName } from '../documents/parts';
import type { Editor } from '../store/sessions';
import type { EditedPage } from '../store/page-store';
import { changeList } from './change-list';
import { type Html, html } from './html';
import { csrfField } from './layout';
import { clockTime } from './time';

interface RemoveView {
  readonly editor: Editor;
  readonly page: EditedPage;
  readonly part: PlacedPart;
  /** The draft that the editor saw; null when it is no longer stored. */
  readonly seen: PageDocument | null;
}

/** Another editor's changes to a part that is to be removed, with a confirmation. */
export function removeAnywayMain({ editor, page, part, seen }: RemoveView): Html {
  const address = `/cms/pages/${page.id}`;
  const name = partName(part);
  return html`<div class="head"><h1>Remove it all the same?</h1></div>
<section class="card"><p><strong>${partTitle(page.document, part)}</strong> was not removed: ${
    page.changedBy || 'somebody'
  } changed this page at ${clockTime(page.changedAt)}, after you looked at it.</p>
${seen ? changeList(describeChanges(seen, page.document)) : ''}
<div class="actions"><a class="button" href="${address}?part=${encodeURIComponent(name)}#form">Keep it, and look</a>
<form method="post" action="${address}/remove">${csrfField(editor)}<input type="hidden" name="part"
  value="${name}"><input type="hidden" name="seen" value="${page.revision}"><button class="danger">Remove it</button>
</form></div></section>`;
}
