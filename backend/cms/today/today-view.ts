import type { Editor } from '../store/sessions';
import { type Html, html } from '../views/html';
import type { Today } from './read-today';

interface Tile {
  readonly count: number;
  readonly one: string;
  readonly many: string;
}

function tile({ count, one, many }: Tile): Html {
  const words = count === 1 ? one : many;
  return html`<li class="card tally${count > 0 ? ' waits' : ''}"><strong>${count}</strong> ${words}</li>`;
}

export function todayMain(editor: Editor, today: Today): Html {
  const tiles: Tile[] = [
    { count: today.applications, one: 'application waits', many: 'applications wait' },
    { count: today.failedMail, one: 'mail was not taken yet', many: 'mails were not taken yet' },
  ];
  return html`<div class="head"><h1>Today</h1></div><p class="soft">Hello ${editor.name}.</p>
<ul class="tallies">${tiles.map(tile)}</ul>`;
}
