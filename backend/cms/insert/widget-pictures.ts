import { type Html, html, raw } from '../views/html';

/*
 * Schematic pictures of widgets, 96 by 60: h a heading, t a line of text, p a picture, b a button, c a card, o a round
 * picture, q a mark; each followed by position and size.
 */
const HEADING = 'h20,8,56,7';
const PICTURES: Readonly<Record<string, string>> = {
  'Blog/article_list':
    'c6,8,26,44 p6,8,26,18 t10,31,18 t10,37,14 c35,8,26,44 p35,8,26,18 t39,31,18 t39,37,14 c64,8,26,44 ' +
    'p64,8,26,18 t68,31,18 t68,37,14',
  'Blog/article_view': 'h18,6,60,7 p18,18,60,16 t18,40,60 t18,46,60 t18,52,40',
  'core/button_link': 'b26,22,44,16',
  'core/call_to_action': 'p4,12,22,36 p70,12,22,36 h32,17,32,6 t34,28,28 b38,37,20,8',
  'core/faq': 'c10,8,76,11 h14,12,40,3 q78,12,4 c10,24,76,11 h14,28,34,3 q78,28,4 c10,40,76,11 h14,44,46,3 q78,44,4',
  'core/form': 't14,6,20 c14,11,68,10 t14,26,26 c14,31,68,10 b14,46,24,9',
  'core/gallery': 'p8,8,80,36 q44,49,3 q50,49,3 q38,49,3',
  'core/gallery_group': 'b8,6,22,7 t34,8,20 t58,8,20 p8,18,25,34 p36,18,25,34 p64,18,24,34',
  'core/gift_voucher_purchase': 'c16,10,64,40 p16,10,64,14 h22,30,24,5 b50,38,24,8',
  'core/google_map': 'c8,8,80,44 q44,20,8 t20,40,56 t28,46,40',
  'core/heading': 'h14,24,68,11',
  'core/hero': 'p4,4,88,52 h10,16,44,8 t10,30,34 b10,40,24,9',
  'core/hero_quote': 'p4,4,88,52 t22,22,52 t22,29,52 t22,36,30',
  'core/hero_testimonial':
    `${HEADING} c8,22,24,30 t12,28,16 t12,34,12 c36,22,24,30 t40,28,16 t40,34,12 c64,22,24,30 t68,28,16 ` + 't68,34,12',
  'core/html': 'h12,8,40,5 t12,19,72 t12,26,72 t12,33,66 t12,40,72 t12,47,44',
  'core/image_with_content': 'p6,8,38,44 h50,12,34,6 t50,24,40 t50,31,40 t50,38,30 b50,45,20,8',
  'core/link_children': 't16,12,50 t16,22,42 t16,32,54 t16,42,38 q10,12,2 q10,22,2 q10,32,2 q10,42,2',
  'core/person_list': 'o20,20,11 t10,38,20 t13,44,14 o48,20,11 t38,38,20 t41,44,14 o76,20,11 t66,38,20 t69,44,14',
  'core/raw_code': 'c8,8,80,44 t14,16,20 t20,23,40 t20,30,34 t20,37,44 t14,44,20',
  'core/testimonial_grid':
    'c8,6,38,22 t12,12,30 t12,18,20 c50,6,38,22 t54,12,30 t54,18,20 c8,32,38,22 t12,38,30 t12,44,20 ' +
    'c50,32,38,22 t54,38,30 t54,44,20',
  'Sell/product_list':
    'p6,6,19,22 t6,31,16 p28,6,19,22 t28,31,16 p50,6,19,22 t50,31,16 p72,6,18,22 t72,31,16 p6,37,19,16 ' +
    'p28,37,19,16 p50,37,19,16 p72,37,18,16',
  'Sell/product_view': 'p6,6,42,48 h54,8,34,6 t54,20,34 t54,27,28 c54,34,34,8 b54,45,34,9',
  'tpl/heading': 't14,12,68 h14,20,50,9 t14,36,60 t14,43,40',
  'Ztt/home': 'p4,4,88,24 h10,12,34,6 p4,32,27,24 p34,32,28,24 p65,32,27,24',
  row: 'c6,10,84,40',
  columns: 'c6,10,40,40 c50,10,40,40',
  tabs: 'b6,8,24,9 t36,12,18 t60,12,18 c6,20,84,32',
  block: 'c20,14,56,32',
};
const UNKNOWN = 'c14,10,68,40 q44,26,8';

const SHAPES: Readonly<Record<string, (x: number, y: number, width: number, height: number) => string>> = {
  h: (x, y, width, height) => `<rect class="ink" x="${x}" y="${y}" width="${width}" height="${height}" rx="1"/>`,
  t: (x, y, width) => `<rect class="soft" x="${x}" y="${y}" width="${width}" height="3" rx="1"/>`,
  p: (x, y, width, height) => `<rect class="picture" x="${x}" y="${y}" width="${width}" height="${height}" rx="2"/>`,
  b: (x, y, width, height) => `<rect class="button" x="${x}" y="${y}" width="${width}" height="${height}" rx="3"/>`,
  c: (x, y, width, height) => `<rect class="edge" x="${x}" y="${y}" width="${width}" height="${height}" rx="3"/>`,
  o: (x, y, radius) => `<circle class="picture" cx="${x}" cy="${y}" r="${radius}"/>`,
  q: (x, y, size) => `<rect class="button" x="${x}" y="${y}" width="${size}" height="${size}" rx="${size / 2}"/>`,
};

function shapeOf(code: string): string {
  const [x = 0, y = 0, width = 0, height = 0] = code.slice(1).split(',').map(Number);
  return SHAPES[code.charAt(0)]?.(x, y, width, height) ?? '';
}

/** A schematic picture of a widget, row or block. */
export function widgetPicture(name: string): Html {
  const shapes = (Object.hasOwn(PICTURES, name) ? PICTURES[name] : undefined) ?? UNKNOWN;
  // Safe as raw HTML: only numbers from the constants above.
  return html`<svg viewBox="0 0 96 60" width="96" height="60" aria-hidden="true">${raw(
    shapes.split(' ').map(shapeOf).join(''),
  )}</svg>`;
}
