import { banksia, dustyfoot, sku, wattle } from '../helpers';
import type { SeedProduct } from '../types';

export const jerkyPoultryFishGame: SeedProduct[] = [
  {
    slug: 'pigs-ears',
    name: "Pig's Ears",
    groups: ['jerky-and-chews'],
    brand: 'Dustyfoot',
    blurb: 'Whole or sliced, oven-dried to a clean amber. The chew customers still ask for by name.',
    content: `<p>Washed, trimmed of hair and dried without smoke or colouring, so they come out pale amber rather than red. Slices suit small dogs and are less of a commitment at the counter.</p>
<p>Ears are fatty: sell them as an occasional chew.</p>
<h3>Ingredients</h3><p>Pork ear (100%), Australian.</p>
<h3>Pack and carton</h3><ul><li>Whole ears: 10 or 50, loose in a lined carton with single-piece labels</li><li>Slices: 10 packs of 100 g, or 50 × 100 g by arrangement only</li><li>Shelf life 18 months</li></ul>`,
    variations: [
      { name: 'Cut', options: ['Whole', 'Sliced'] },
      { name: 'Pack', options: ['Carton of 10', 'Carton of 50'] },
    ],
    skus: [
      sku('DF-JK-PIG-W10', ['Whole', 'Carton of 10'], 1950, 84, 620),
      sku('DF-JK-PIG-W50', ['Whole', 'Carton of 50'], 8900, 19, 2950),
      sku('DF-JK-PIG-S10', ['Sliced', 'Carton of 10'], 4600, 33, 1180),
    ],
    shot: dustyfoot('carton', '#C7A77B', '#A4502F', "Pig's Ears", 'Carton of 10 · Whole', 'stripe'),
    metaDescription:
      "Wholesale pig's ears for dogs, whole or sliced, dried without smoke or colouring. Cartons of 10 and 50.",
  },
  {
    slug: 'chicken-breast-fillets',
    name: 'Chicken Breast Fillets',
    groups: ['jerky-and-chews'],
    brand: 'Banksia & Bark',
    badge: 'Australian made',
    blurb: 'Nothing but Australian chicken breast, sliced thin and dried. Tears cleanly for small dogs.',
    content: `<p>Many chicken jerkies on the market are imported. Ours is Australian breast, sliced and dried in Victoria, with the packing date on the back of the pouch.</p>
<p>The fillets are thin and supple enough to tear with two fingers.</p>
<h3>Ingredients</h3><p>Australian chicken breast (100%). Typical analysis: protein 82%, fat 4%, moisture 10%.</p>
<h3>Pack and carton</h3><ul><li>100 g and 250 g resealable pouches, cartons of 12 and 8</li><li>1 kg bulk bag, carton of 5</li><li>Shelf life 15 months unopened</li></ul>`,
    variations: [{ name: 'Size', options: ['100 g', '250 g', '1 kg'] }],
    skus: [
      sku('BB-JK-CHB-100', ['100 g'], 745, 366, 118),
      sku('BB-JK-CHB-250', ['250 g'], 1690, 140, 274),
      sku('BB-JK-CHB-1000', ['1 kg'], 5890, 0, 1070),
    ],
    shot: banksia('pouch', '#E0CDA3', '#C98B2B', 'Chicken Breast', '100 g · 100% Australian', 'leaf'),
    extraShots: ['chew-bar'],
    metaDescription:
      'Wholesale Australian chicken breast jerky for dogs: one ingredient, sliced thin. 100 g, 250 g and 1 kg packs.',
  },
  {
    slug: 'chicken-feet',
    name: 'Air-Dried Chicken Feet',
    groups: ['jerky-and-chews'],
    brand: 'Dustyfoot',
    blurb: 'Nails trimmed, air-dried slowly, crunched in two minutes. An honest low-cost chew.',
    content: `<p>Not pretty, always popular. Nails are trimmed by hand and the feet are air-dried, never baked, so the small bones stay pliable.</p>
<h3>Ingredients</h3><p>Australian chicken feet (100%), bone in.</p>
<h3>Pack and carton</h3><ul><li>Pack of 10: windowed kraft pouch, carton of 10</li><li>Pack of 50: bulk bag</li><li>Shelf life 12 months</li></ul>`,
    variations: [{ name: 'Pack', options: ['Pack of 10', 'Pack of 50'] }],
    skus: [
      sku('DF-JK-CKF-10', ['Pack of 10'], 650, 172, 190),
      sku('DF-JK-CKF-50', ['Pack of 50'], 2850, 45, 890, 2490),
    ],
    shot: dustyfoot('pouch', '#D9C3A0', '#C98B2B', 'Chicken Feet', 'Pack of 10 · Air-dried', 'paw'),
    metaDescription: 'Air-dried chicken feet for dogs at wholesale: nails trimmed, one ingredient, packs of 10 and 50.',
  },
  {
    slug: 'duck-breast-strips',
    name: 'Duck Breast Strips',
    groups: ['jerky-and-chews'],
    brand: 'Banksia & Bark',
    blurb: 'A darker, richer strip for gift shelves and for dogs that have gone off chicken.',
    content: `<p>Skinless duck breast cut into finger-width strips. It sits a step up from chicken in price and is the one people buy as a present.</p>
<h3>Ingredients</h3><p>Duck breast (100%). Typical analysis: protein 76%, fat 7%, moisture 12%.</p>
<h3>Pack and carton</h3><ul><li>90 g resealable pouch, carton of 12</li><li>Shelf life 12 months unopened</li></ul>`,
    variations: [],
    skus: [sku('BB-JK-DUK-90', [], 860, 127, 108)],
    shot: banksia('pouch', '#4C5F6B', '#C98B2B', 'Duck Breast', '90 g · One ingredient', 'banksia'),
    metaDescription: 'Wholesale duck breast strips for dogs in 90 g resealable pouches. Skinless, one ingredient.',
  },
  {
    slug: 'salmon-skin-twists',
    name: 'Salmon Skin Twists',
    groups: ['jerky-and-chews'],
    brand: 'Banksia & Bark',
    blurb: 'Tasmanian salmon skin, twisted and baked crisp. Crunches away to nothing, smells like the sea.',
    content: `<p>Skins from fish already filleted for the table, rolled tight and baked. They crunch rather than stretch, so they suit older dogs and those that bolt softer chews.</p>
<p>They do smell of fish. Keep the display pouch closed and tell your customers; most dogs consider it a feature.</p>
<h3>Ingredients</h3><p>Atlantic salmon skin (100%), farmed in Tasmania.</p>
<h3>Pack and carton</h3><ul><li>80 g pouch (short twists) and 160 g pouch (long twists), cartons of 12 and 8</li><li>Shelf life 12 months unopened</li></ul>`,
    variations: [{ name: 'Size', options: ['80 g', '160 g'] }],
    skus: [sku('BB-JK-SSK-80', ['80 g'], 710, 163, 98), sku('BB-JK-SSK-160', ['160 g'], 1290, 71, 184)],
    shot: banksia('pouch', '#BFD3CF', '#2F5D6E', 'Salmon Twists', '80 g · Baked crisp', 'fish'),
    extraShots: ['chew-bar'],
    metaDescription: 'Salmon skin twists for dogs, wholesale 80 g and 160 g: baked crisp from Tasmanian salmon.',
  },
  {
    slug: 'barramundi-skin-rolls',
    name: 'Barramundi Skin Rolls',
    groups: ['jerky-and-chews'],
    brand: 'Dustyfoot',
    isNew: true,
    blurb: 'Thick, flat-scaled skins from northern barramundi, rolled by hand. A tougher fish chew.',
    content: `<p>Barramundi skin is roughly twice as thick as salmon and makes a proper chew. Descaled, rolled around itself and dried for two days.</p>
<p>New this season, from farms in the Northern Territory and north Queensland.</p>
<h3>Ingredients</h3><p>Barramundi skin (100%).</p>
<h3>Pack and carton</h3><ul><li>Pack of 4: resealable pouch, carton of 12</li><li>Shelf life 12 months unopened</li></ul>`,
    variations: [],
    skus: [sku('DF-JK-BAR-4', [], 790, 109, 106)],
    shot: dustyfoot('pouch', '#4C5F6B', '#2F5D6E', 'Barra Skin Rolls', 'Pack of 4 · Hand rolled', 'fish'),
    metaDescription:
      'New: barramundi skin roll dog chews, wholesale in packs of four. Thick, hand-rolled, one ingredient.',
  },
  {
    slug: 'air-dried-green-lipped-mussels',
    name: 'Air-Dried Green-Lipped Mussels',
    groups: ['jerky-and-chews', 'freeze-dried'],
    brand: 'Banksia & Bark',
    blurb: 'Whole New Zealand mussels, shelled and dried. A small, strong-smelling treat for all sizes of dog.',
    content: `<p>Whole mussels without the shell, about the size of a thumbnail. They go by the piece: one for a small dog, three or four for a large one.</p>
<p>We sell them as a treat. We make no health claims for them, and ask that shelf talkers do not either.</p>
<h3>Ingredients</h3><p>Green-lipped mussel (100%), farmed in New Zealand. Contains shellfish.</p>
<h3>Pack and carton</h3><ul><li>80 g resealable pouch, carton of 12</li><li>200 g jar, carton of 6</li><li>Shelf life 18 months unopened</li></ul>`,
    variations: [{ name: 'Size', options: ['80 g', '200 g'] }],
    skus: [sku('BB-JK-GLM-80', ['80 g'], 890, 201, 98), sku('BB-JK-GLM-200', ['200 g'], 2050, 47, 320)],
    shot: banksia('pouch', '#6F8A78', '#2F5D6E', 'Whole Mussels', '80 g · Green-lipped', 'wave'),
    metaDescription:
      'Whole air-dried green-lipped mussel treats for dogs, wholesale in 80 g pouches and 200 g jars. One ingredient.',
  },
  {
    slug: 'emu-jerky',
    name: 'Emu Jerky',
    groups: ['jerky-and-chews'],
    brand: 'Dustyfoot',
    blurb: 'A lean, dark red-meat bird from small Victorian farms. Limited: two batches a year.',
    content: `<p>Emu eats like very lean beef. We buy what two farms can spare, slice it across the grain and dry it as short strips.</p>
<p>When it is gone it is gone until the next batch; use the contact form if you would like a note when it returns.</p>
<h3>Ingredients</h3><p>Emu meat (100%). Typical analysis: protein 79%, fat 3%, moisture 12%.</p>
<h3>Pack and carton</h3><ul><li>80 g resealable pouch, carton of 12</li><li>Shelf life 15 months unopened</li></ul>`,
    variations: [],
    skus: [sku('DF-JK-EMU-80', [], 880, 0, 98)],
    shot: dustyfoot('pouch', '#5B3A2E', '#C98B2B', 'Emu Jerky', '80 g · Small batch', 'stripe'),
    metaDescription:
      'Small-batch emu jerky for dogs from Victorian farms, wholesale 80 g pouches. Lean, one ingredient, limited supply.',
  },
  {
    slug: 'wild-venison-sticks',
    name: 'Wild Venison Sticks',
    groups: ['jerky-and-chews'],
    brand: 'Dustyfoot',
    blurb: 'Ground wild deer, pressed into finger-length sticks that bend before they break.',
    content: `<p>Wild deer from the Victorian high country, ground, pressed and dried. The sticks stay pliable, so an owner can break off a centimetre at a time on a walk.</p>
<h3>Ingredients</h3><p>Wild venison (94%), venison liver (4%), tapioca starch.</p>
<h3>Pack and carton</h3><ul><li>120 g resealable pouch, carton of 12</li><li>600 g resealable bag, carton of 6</li><li>Shelf life 12 months unopened</li></ul>`,
    variations: [{ name: 'Size', options: ['120 g', '600 g'] }],
    skus: [sku('DF-JK-VEN-120', ['120 g'], 840, 94, 138), sku('DF-JK-VEN-600', ['600 g'], 3550, 27, 630)],
    shot: dustyfoot('pouch', '#3F4A38', '#A4502F', 'Venison Sticks', '120 g · Wild deer', 'leaf'),
    metaDescription:
      'Wild venison dog treat sticks, wholesale 120 g pouches and 600 g bags. Pliable, easy to portion on a walk.',
  },
  {
    slug: 'puppy-chew-sampler',
    name: 'Puppy Chew Sampler',
    groups: ['jerky-and-chews', 'gift-sets'],
    brand: 'Little Wattle',
    isNew: true,
    blurb: 'Five gentle chews in one windowed pouch: for the first week at home and the first shop visit.',
    content: `<p>One lamb puff, one small tendon, one salmon twist, one strip of chicken breast and one trachea ring: a way for an owner to find out what the puppy likes before buying a bag of it.</p>
<p>A card inside lists which chew is which, and suggests one at a time, under supervision, from about twelve weeks.</p>
<h3>Pack and carton</h3><ul><li>About 60 g, windowed pouch with euro slot, carton of 16</li><li>Shelf life 10 months</li></ul>`,
    variations: [],
    skus: [sku('LW-JK-SAMPLER', [], 640, 148, 84)],
    addons: [
      { name: 'Counter stand', type: 'Checkbox', options: [{ name: 'Card counter stand for 16', priceCents: 350 }] },
    ],
    shot: wattle('pouch', '#F4E7C3', '#6E7F4F', 'Puppy Sampler', 'Five gentle chews', 'wattle'),
    metaDescription:
      'Puppy chew sampler, wholesale: five gentle one-ingredient chews in a windowed pouch for breeders and pet shops.',
  },
  {
    slug: 'salon-counter-jar-kangaroo-lamb-barramundi',
    name: 'Slow Air-Dried Kangaroo, Lamb and Barramundi Chew Assortment for Medium and Large Dogs, Salon Counter Jar of 60 Individually Banded Pieces',
    groups: ['jerky-and-chews'],
    brand: 'Dustyfoot',
    badge: 'Counter display',
    blurb: 'Sixty barcoded chews in a refillable glass jar with a clay-coloured lid: set it by the till.',
    content: `<p>Twenty kangaroo tendons, twenty lamb trachea lengths and twenty barramundi rolls, each in a paper band with a barcode, ingredients and best-before date, so that they can be sold by the piece.</p>
<p>The jar holds 4.8 L and comes once. After that, order the refill: the same sixty pieces in a lined carton.</p>
<h3>Pack and carton</h3><ul><li>Jar with 60 pieces: 21 cm wide, 27 cm high, in a protective carton</li><li>Refill of 60: lined carton</li><li>Shelf life 12 months</li></ul>`,
    variations: [{ name: 'Pack', options: ['Jar and 60 pieces', 'Refill, 60 pieces'] }],
    skus: [
      sku('DF-JK-JAR-60', ['Jar and 60 pieces'], 12800, 16, 3650),
      sku('DF-JK-JAR-60R', ['Refill, 60 pieces'], 10900, 31, 1500),
    ],
    addons: [
      {
        name: 'Name printed on label',
        type: 'Text',
        options: [{ name: 'Your business name on the jar', priceCents: 450 }],
      },
      {
        name: 'Extra price cards',
        type: 'Qty',
        options: [{ name: 'Write-on price card', priceCents: 30 }],
        minQty: 0,
        maxQty: 20,
      },
    ],
    shot: dustyfoot('jar', '#A4502F', '#A4502F', 'Counter Jar', '60 banded chews', 'kangaroo'),
    extraShots: ['roo-range', 'counter-display'],
    metaDescription:
      'Counter jar of 60 individually banded dog chews (kangaroo, lamb, barramundi) for salons, cafes and retailers, with refill cartons.',
  },
];
