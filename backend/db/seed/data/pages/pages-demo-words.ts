import { block, columns, demo, heading, html, plain, variant, widget } from './pages-demo-helpers';
import type { SeedPage } from '../types';

const PROSE = `<h2 id="everything">Everything an editor may use</h2>
<p>A paragraph with <strong>strong</strong>, <em>emphasised</em>, <small>small</small> and <mark>marked</mark> words, <code>code</code>, a <a href="/shop">link to a page</a>, a <a href="https://example.com/">link elsewhere</a>, an <a href="mailto:hello@banksiaandbark.example">address</a> and an <a href="#a-table">anchor</a>.</p>
<ul><li>One thing</li><li>Another<ol><li>with parts</li><li>in order</li></ol></li></ul>
<blockquote><p>Rinses in one pass.</p></blockquote>
<h3 id="a-table">A table</h3>
<table><thead><tr><th scope="col">Parts</th><th scope="col">For</th><th scope="col">Makes</th></tr></thead><tbody><tr><td>1 to 10</td><td>Heavy soil</td><td>11 L</td></tr><tr><td>1 to 20</td><td>Weekly wash</td><td>21 L</td></tr></tbody></table>
<hr>
<dl><dt>Back bar</dt><dd>The shelf behind the tub.</dd></dl>`;

const BUTTON_COLOURS = ['', 'brand', 'secondary', 'white', 'black', 'success', 'info', 'warning', 'danger'];

export const wordPages: SeedPage[] = [
  demo('html', 'Free HTML', [columns(block(8, [html(PROSE)]))], {
    content: '<h2>Legacy content</h2><p>A page’s own HTML stands below its rows.</p>',
  }),
  demo('heading', 'Headings', [
    plain(
      block(12, [
        heading('A heading of level one', 'h1'),
        heading('A heading of level two'),
        heading('A heading of level three', 'h3'),
        heading('A heading of level four', 'h4'),
        heading('Centred, level two', 'h2', true),
        heading('Centred, level three', 'h3', true),
      ]),
    ),
    plain(
      block(12, [
        widget('tpl/heading', {
          heading: 'The heading template',
          subheading: 'It opens a part of a page, under a rule, with a sentence on what it is about.',
        }),
        widget('tpl/heading', {
          heading: 'Centred, of level three',
          subheading: 'For what stands in the middle.',
          level: 'h3',
          centred: true,
        }),
      ]),
    ),
  ]),
  demo('faq', 'Questions', [
    plain(
      block(12, [widget('core/faq', { group: 'ordering', content: '<p>What stockists ask us about ordering.</p>' })]),
    ),
    columns(
      block(6, [widget('core/faq', { heading: 'About freight', group: 'shipping' })]),
      block(6, [widget('core/faq', { heading: 'About accounts', group: 'account' })]),
    ),
  ]),
  demo('raw-code', 'Raw code', [
    variant(
      'A counter',
      widget('core/raw_code', {
        title: 'A counter',
        height: 90,
        code: '<p>Clicked <b id="n">0</b> times. <button id="b">Click</button></p><script>let n = 0; document.getElementById("b").onclick = () => { document.getElementById("n").textContent = ++n; };</script>',
      }),
    ),
    variant(
      'One that grows',
      widget('core/raw_code', {
        title: 'A list that grows',
        height: 60,
        code: '<ul id="list"></ul><script>for (let i = 1; i <= 12; i += 1) document.getElementById("list").innerHTML += "<li>Line " + i + "</li>";</script>',
      }),
    ),
    variant(
      'One that tries to leave its frame',
      widget('core/raw_code', {
        title: 'An attempt',
        height: 60,
        code: '<p id="said">Nothing was tried.</p><script>const said = []; try { said.push(parent.document.cookie); } catch (e) { said.push("no page"); } try { said.push(document.cookie || "empty"); } catch (e) { said.push("no cookie"); } try { localStorage.getItem("a"); said.push("storage"); } catch (e) { said.push("no storage"); } fetch("/api/session/state").then(() => said.push("network"), () => said.push("no network")).finally(() => { document.getElementById("said").textContent = said.join(", "); });</script>',
      }),
    ),
  ]),
  demo('map', 'Maps', [
    variant(
      'With its sign',
      widget('core/google_map', {
        location: '27 Ironbark Lane, Fyshwick ACT 2609',
        width: '100%',
        height: 420,
        zoom: 15,
        show_sign: true,
      }),
    ),
    columns(
      block(6, [
        heading('Half as wide, further away'),
        widget('core/google_map', { location: 'Canberra', height: '280', zoom: '9' }),
      ]),
      block(6, [
        heading('A width in pixels'),
        widget('core/google_map', { location: '-35.3282, 149.1767', width: 320, height: 280, zoom: 17 }),
      ]),
    ),
  ]),
  demo('buttons', 'Buttons', [
    variant(
      'Colours',
      ...BUTTON_COLOURS.map((colour) =>
        widget('core/button_link', { button_text: colour || 'No colour', button_colour: colour, button_url: '/shop' }),
      ),
    ),
    variant(
      'Where they lead',
      widget('core/button_link', { button_text: 'To a page, by its slug', link_to_page: 'about' }),
      widget('core/button_link', { button_text: 'Elsewhere, in a new tab', button_url: 'https://example.com/' }),
      widget('core/button_link', {
        button_text: 'Elsewhere, in this tab',
        button_url: 'https://example.com/',
        open_in_new_tab: '0',
      }),
      widget('core/button_link', {
        button_text: 'To a page, in a new tab',
        link_to_page: '/about',
        open_in_new_tab: true,
      }),
      widget('core/button_link', {
        button_text: 'To a document',
        link_to_document: 'https://example.com/price-list.pdf',
      }),
      widget('core/button_link', { button_text: 'By e-mail', button_url: 'mailto:hello@banksiaandbark.example' }),
      widget('core/button_link', { button_text: 'Only for the signed in', link_to_page: 'orders', needs_login: true }),
      widget('core/button_link', { button_text: 'Leads nowhere and is not there', button_url: 'javascript:alert(1)' }),
    ),
    columns(
      block(4, [
        widget('core/button_link', { button_text: 'As wide as its column', button_url: '/shop', full_width: 1 }),
      ]),
    ),
  ]),
  demo('links', 'Lists of links', [
    columns(
      block(6, [widget('core/link_children', { parent: 'help' })]),
      block(6, [widget('core/link_children', { heading: 'Elsewhere', parent: 'elsewhere' })]),
    ),
  ]),
];
