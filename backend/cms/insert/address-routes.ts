import type { PlatformApp } from '../../http/platform';
import { findAddresses } from '../references/find-addresses';
import { cmsRoutes, sendHtml } from '../routes/cms-routes';
import { html } from '../views/html';

/** /cms/content/addresses: what a link can lead to, to choose from. */
export function registerAddresses(app: PlatformApp): void {
  cmsRoutes(app).get('/cms/content/addresses', async (call) => {
    const words = (call.context.req.query('q') ?? '').trim().slice(0, 100);
    const found = await findAddresses(call.db, words, call.at);
    const list = html`<ul class="addresses">${found.map(
      ({ name, path, kind }) =>
        html`<li><button type="button" data-address="${path}"><span>${name}</span> <small class="hint">${kind} ·
          ${path}</small></button></li>`,
    )}</ul>`;
    return sendHtml(call.context, call, found.length === 0 ? html`<p class="hint">There is none.</p>` : list);
  });
}
