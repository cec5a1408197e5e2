import type { PlatformApp } from '../../http/platform';
import { findAddresses } from '../references/find-addresses';
import { type CmsCall, cmsRoutes, sendHtml } from '../routes/cms-routes';
import { html } from '../views/html';

/** /cms/content/addresses: link targets for the picker. */
export function registerAddresses(app: PlatformApp): void {
  const routes = cmsRoutes(app);
  const find = ({ context, db, at }: CmsCall) =>
    findAddresses(db, (context.req.query('q') ?? '').trim().slice(0, 100), at);

  routes.get('/cms/content/addresses/options', async (call) => {
    const found = await find(call);
    const options = found.map(({ name, path, kind }) => html`<option value="${path}">${name} · ${kind}</option>`);
    return sendHtml(call.context, call, html`${options}`);
  });

  routes.get('/cms/content/addresses', async (call) => {
    const found = await find(call);
    const list = html`<ul class="addresses">${found.map(
      ({ name, path, kind }) =>
        html`<li><button type="button" data-address="${path}"><span>${name}</span> <small class="hint">${kind} ·
          ${path}</small></button></li>`,
    )}</ul>`;
    return sendHtml(call.context, call, found.length === 0 ? html`<p class="hint">There is none.</p>` : list);
  });
}
