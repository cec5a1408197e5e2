import { block, columns, demo, heading, html, plain } from './pages-demo-helpers';
import { heroPages } from './pages-demo-heroes';
import { layoutPages } from './pages-demo-layout';
import { listPages } from './pages-demo-lists';
import { payloadPage } from './pages-demo-payloads';
import { wordPages } from './pages-demo-words';
import type { SeedPage } from '../types';

const PARTS: readonly [name: string, pages: readonly SeedPage[]][] = [
  ['Rows and blocks', layoutPages],
  ['Words', wordPages],
  ['Heroes and pictures', heroPages],
  ['Lists', listPages],
  ['Harm', [payloadPage]],
];

const links = (pages: readonly SeedPage[]) =>
  html(`<ul>${pages.map(({ slug, name }) => `<li><a href="/${slug}">${name}</a></li>`).join('')}</ul>`);

/** A page for every widget in every variant; the specification names the address of their list. */
export const demoPages: SeedPage[] = [
  {
    ...demo('', 'Demonstrations', [
      plain(
        block(12, [
          html(
            '<p>Every row, block and widget of the page builder, in every variant. Search engines are kept out.</p>',
          ),
        ]),
      ),
      columns(...PARTS.map(([name, pages]) => block(4, [heading(name, 'h2'), links(pages)]))),
    ]),
    slug: 'demo_asdf',
  },
  ...PARTS.flatMap(([, pages]) => pages),
];
