import type { PlatformApp } from '../../http/platform';
import { cmsRoutes, show } from '../routes/cms-routes';
import { type Html, html, nothing } from '../views/html';
import { FINDING_KINDS, type Finding } from './finding';
import { findAll } from './find-all';

/** Findings per kind shown at first; the rest is folded. */
const SHOWN = 20;

function line({ place, words, address }: Finding): Html {
  return html`<li><a href="${address}">${place}</a> ${words}</li>`;
}

function section(title: string, findings: readonly Finding[]): Html {
  const more = findings.slice(SHOWN);
  return html`<section class="card"><h2>${title} <span class="badge">${findings.length}</span></h2>
<ul class="findings">${findings.slice(0, SHOWN).map(line)}</ul>${
    more.length === 0
      ? nothing
      : html`<details><summary>${more.length} more</summary><ul class="findings">${more.map(line)}</ul></details>`
  }</section>`;
}

function inOrder(titles: readonly string[]): Html {
  if (titles.length === 0) return nothing;
  const lines = titles.map((title) => html`<li>${title}: none</li>`);
  return html`<section class="card"><h2>In order</h2><ul>${lines}</ul></section>`;
}

/** /cms/doctor: findings over the whole site. */
export function registerDoctor(app: PlatformApp): void {
  cmsRoutes(app).get('/cms/doctor', async (call) => {
    const findings = await findAll(call.db, call.config.APP_ORIGIN, call.at);
    const groups = Object.entries(FINDING_KINDS).map(([kind, title]) => ({
      title,
      findings: findings.filter((one) => one.kind === kind),
    }));
    const clean = groups.filter((group) => group.findings.length === 0);
    const main = html`<div class="head"><h1>Check-up</h1></div>
<p class="hint">All that visitors have now: pages, articles and other content, menus and redirects. Other sites are not
  asked. Each line leads to its place.</p>
<p role="status">${findings.length === 0 ? 'Nothing to mend.' : `${findings.length} to look at.`}</p>
${groups.filter((group) => group.findings.length > 0).map((group) => section(group.title, group.findings))}
${inOrder(clean.map(({ title }) => title))}`;
    return show(call, { title: 'Check-up', section: 'doctor' }, main);
  });
}
