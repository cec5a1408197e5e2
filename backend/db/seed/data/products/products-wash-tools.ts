import { sku, strayGum, tidewater, wattle } from '../helpers';
import type { SeedProduct } from '../types';

export const washTools: SeedProduct[] = [
  {
    slug: 'quick-dry-grooming-towel',
    name: 'Quick-Dry Grooming Towel',
    groups: ['wash-tools'],
    brand: 'Tidewater Grooming',
    blurb: 'A flat-weave microfibre towel that wrings nearly dry and does not hold hair.',
    content: `<p>Seventy by one hundred and forty centimetres of flat-weave microfibre at 320 gsm. It takes up water quickly, wrings out, and the flat weave lets go of hair in the wash, where terry does not.</p>
<p>Salons buy the six; retailers buy singles with a belly band.</p>
<h3>Care</h3><p>Wash at up to 60 °C without softener, which spoils absorbency. Line dry or tumble low.</p>
<h3>Pack and carton</h3><ul><li>Single with paper band, carton of 20</li><li>Pack of 6, unbanded, carton of 4</li></ul>`,
    variations: [
      { name: 'Colour', options: ['Tidal blue', 'Stone', 'Ink'] },
      { name: 'Pack', options: ['Single', 'Pack of 6'] },
    ],
    skus: [
      sku('BB-WT-TWL-TID', ['Tidal blue', 'Single'], 1180, 96, 330),
      sku('BB-WT-TWL-STN', ['Stone', 'Single'], 1180, 74, 330),
      sku('BB-WT-TWL-INK', ['Ink', 'Single'], 1180, 0, 330),
      sku('BB-WT-TWL-TID-6', ['Tidal blue', 'Pack of 6'], 6300, 21, 1960),
      sku('BB-WT-TWL-INK-6', ['Ink', 'Pack of 6'], 6300, 18, 1960),
    ],
    shot: tidewater('towel', '#2F5D6E', '#BFD3CF', 'Grooming Towel', '70 × 140 cm · Quick-dry', 'wave'),
    extraShots: ['wash-day'],
    video: '/v/grooming-towel.mp4',
    metaDescription:
      'Quick-dry microfibre dog grooming towels, wholesale singly or in packs of six. 70 × 140 cm, three colours.',
  },
  {
    slug: 'beechwood-wash-brush',
    name: 'Beechwood Wash Brush',
    groups: ['wash-tools'],
    brand: 'Stray Gum',
    blurb: 'An oval palm brush with soft rubber pins: works shampoo in, lifts loose undercoat out.',
    content: `<p>An oiled beech back that fits the palm, with a cotton strap and a natural rubber pad. Use it in the bath to work lather to the skin, or dry to lift undercoat before the bath.</p>
<p>Replacement pads are sold separately by arrangement; the handle should outlive several.</p>
<h3>Care</h3><p>Rinse, shake, hang to dry. Oil the wood once or twice a year.</p>
<h3>Pack and carton</h3><ul><li>13 × 7 cm, in a printed sleeve, carton of 20</li></ul>`,
    variations: [{ name: 'Pins', options: ['Soft', 'Firm'] }],
    skus: [sku('SG-WT-BRU-S', ['Soft'], 1250, 84, 148), sku('SG-WT-BRU-F', ['Firm'], 1250, 61, 152)],
    addons: [
      {
        name: 'Name printed on label',
        type: 'Text',
        options: [{ name: 'Your business name on the sleeve', priceCents: 60 }],
      },
    ],
    shot: strayGum('brush', '#B98A5A', '#6F8A78', 'Wash Brush', 'Beech & natural rubber', 'none'),
    extraShots: ['wash-day'],
    metaDescription:
      'Beechwood dog wash brush with natural rubber pins, wholesale in soft and firm. Palm strap, printed sleeve.',
  },
  {
    slug: 'finishing-bows-box-of-50',
    name: 'Finishing Bows, Box of 50',
    groups: ['wash-tools'],
    brand: 'Little Wattle',
    blurb: 'Small cotton bows on latex-free bands, in five muted colours that suit any coat.',
    content: `<p>The last thing that happens before pick-up. Cotton ribbon, tied by hand, 4 cm across, on latex-free bands that slide rather than pull. Each box holds ten each of five colours.</p>
<p>Tell owners to take the bow off the same evening.</p>
<h3>Pack and carton</h3><ul><li>Box of 50 with a lift-out tray, carton of 12</li></ul>`,
    variations: [{ name: 'Palette', options: ['Bush', 'Coast', 'Festive'] }],
    skus: [
      sku('LW-WT-BOW-BSH', ['Bush'], 1650, 118, 180),
      sku('LW-WT-BOW-CST', ['Coast'], 1650, 93, 180),
      sku('LW-WT-BOW-FST', ['Festive'], 1650, 0, 180),
    ],
    shot: wattle('bow-box', '#F4E7C3', '#A4502F', 'Finishing Bows', 'Box of 50 · Bush palette', 'flower'),
    extraShots: ['gift-table'],
    metaDescription:
      'Cotton finishing bows for dog groomers, wholesale box of 50 in three palettes, on latex-free bands.',
  },
  {
    slug: 'dilution-bottle-set',
    name: 'Dilution Bottle Set',
    groups: ['wash-tools', 'salon-concentrates'],
    brand: 'Tidewater Grooming',
    blurb: 'Three 1 L mixing bottles with fill lines at 8:1, 16:1, 20:1 and 30:1, plus caps that pour one way.',
    content: `<p>Fill to the concentrate line, top up with water, shake. The lines match every Tidewater concentrate. Thick-walled bottles with a wide neck, so a brush gets in to clean them.</p>
<p>Each bottle has a write-on panel for product and mixing time, because mixed product should be used within 48 hours.</p>
<h3>Pack and carton</h3><ul><li>Set of 3 bottles, 3 flip caps, 1 funnel, carton of 8</li><li>Dishwasher safe on the top rack</li></ul>`,
    variations: [],
    skus: [sku('BB-WT-DIL-3', [], 1890, 67, 420)],
    addons: [
      { name: 'Spare caps', type: 'Qty', options: [{ name: 'Flip cap', priceCents: 55 }], minQty: 0, maxQty: 24 },
    ],
    shot: tidewater('bundle', '#EEF0EA', '#2F5D6E', 'Dilution Set', '3 × 1 L with fill lines', 'stripe'),
    extraShots: ['salon-bench'],
    metaDescription:
      'Dilution bottle set for dog salons: three 1 L mixing bottles with fill lines, caps and funnel, at trade price.',
  },
];
