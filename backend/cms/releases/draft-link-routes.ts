import type { PlatformApp } from '../../http/platform';
import { idIn } from '../record/record-page';
import { type CmsCall, cmsRoutes, seeOther, show } from '../routes/cms-routes';
import { doneWords } from '../routes/done';
import { previewAddress } from '../routes/open-preview';
import { pageIdOf } from '../routes/page-id';
import { openPage } from '../store/page-store';
import { type Html, html, nothing } from '../views/html';
import { csrfField } from '../views/layout';
import { clockTime } from '../views/time';
import { LINK_DAYS, draftLinksOf, makeDraftLink, revokeDraftLink } from './draft-links';

/** /cms/pages/{id}/links: links to a draft that need no account. */
export function registerDraftLinks(app: PlatformApp): void {
  const routes = cmsRoutes(app);

  /** `made` is a new link, shown once: its secret is not stored. */
  const page = async (call: CmsCall, made: string | null): Promise<Response> => {
    const { db, editor, at, context } = call;
    const { id, document } = await openPage(db, pageIdOf(context));
    const links = await draftLinksOf(db, id, at);
    const form = (path: string, button: Html): Html =>
      html`<form method="post" action="/cms/pages/${id}/links${path}">${csrfField(editor)}${button}</form>`;
    const main = html`<div class="head"><h1>Links to ${document.name}</h1><div class="actions"><a class="button quiet"
  href="/cms/pages/${id}">Back to the page</a></div></div>
<section class="card"><h2>For somebody without an account</h2><p class="hint">Whoever has the link sees this draft as it
  is then, for ${LINK_DAYS} days, and nothing else that is not published. It is never shown again here.</p>
${
  made === null
    ? nothing
    : html`<div class="field"><label for="made">The new link</label><input id="made" readonly value="${made}"></div>`
}
${form('', html`<button class="primary">Make a link</button>`)}</section>
<section class="card"><h2>Links that lead here</h2>
${links.length === 0 ? html`<p class="hint">None.</p>` : nothing}
<ul class="notes">${links.map(
      (link) =>
        html`<li>Until ${clockTime(link.until)}${link.by ? html`, made by ${link.by}` : nothing}${form(
          `/${link.id}/revoke`,
          html`<button class="small danger" aria-label="Take back the link until ${clockTime(
            link.until,
          )}">Take it back</button>`,
        )}</li>`,
    )}</ul></section>`;
    const done = made === null ? doneWords(context.req.query('done')) : 'Made. Copy it now.';
    return show(call, { title: `Links to ${document.name}`, section: 'pages', done }, main);
  };

  routes.get('/cms/pages/:id/links', (call) => page(call, null));

  routes.post('/cms/pages/:id/links', async (call) => {
    const { id, document } = await openPage(call.db, pageIdOf(call.context));
    const { grant, until } = await makeDraftLink(call.db, id, { userId: call.editor.userId, at: call.at });
    const link = { slug: document.slug, of: 'draft', grant, at: null, until: until.getTime() } as const;
    return page(call, previewAddress(call, link));
  });

  routes.post('/cms/pages/:id/links/:link/revoke', async (call) => {
    const id = pageIdOf(call.context);
    await revokeDraftLink(call.db, id, idIn(call, 'link', 'This link'));
    return seeOther(call.context, `/cms/pages/${id}/links?done=revoked`);
  });
}
