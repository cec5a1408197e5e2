import { banksia, sku, wattle } from '../helpers';
import type { SeedProduct } from '../types';

export const freezeDried: SeedProduct[] = [
  {
    slug: 'freeze-dried-beef-liver',
    name: 'Freeze-Dried Beef Liver',
    groups: ['freeze-dried', 'training-treats'],
    brand: 'Banksia & Bark',
    badge: 'Australian made',
    blurb: 'Raw beef liver with the water taken out and nothing else changed. Light, crisp and clean to handle.',
    content: `<p>Diced raw, frozen and dried under vacuum. Freeze-drying keeps the shape and colour of the fresh cube, and each one crumbles to a powder that owners shake over dinner.</p>
<h3>Ingredients</h3><p>Australian beef liver (100%). Typical analysis: protein 72%, fat 9%, moisture 4%.</p>
<h3>Handling</h3><p>Raw product: wash hands and surfaces after use. Keep the lid on; the cubes draw moisture from humid air.</p>
<h3>Pack and carton</h3><ul><li>70 g jar, carton of 12</li><li>70 g refill pouch, carton of 16</li><li>300 g tub, carton of 4</li><li>Shelf life 24 months unopened</li></ul>`,
    variations: [{ name: 'Pack', options: ['70 g jar', '70 g refill pouch', '300 g tub'] }],
    skus: [
      sku('BB-FD-LIV-70J', ['70 g jar'], 1090, 138, 260),
      sku('BB-FD-LIV-70P', ['70 g refill pouch'], 890, 204, 92),
      sku('BB-FD-LIV-300', ['300 g tub'], 3690, 26, 420),
    ],
    shot: banksia('jar', '#3E5247', '#7A2E2E', 'Beef Liver', '70 g · Freeze-dried', 'banksia'),
    extraShots: ['freeze-dried-jars'],
    metaDescription:
      'Wholesale freeze-dried beef liver for dogs in 70 g jars, refill pouches and 300 g tubs. One ingredient, Australian beef.',
  },
  {
    slug: 'freeze-dried-chicken-hearts',
    name: 'Freeze-Dried Chicken Hearts',
    groups: ['freeze-dried'],
    brand: 'Banksia & Bark',
    blurb: 'Whole small hearts: one bite for a big dog, two or three for a small one, and a favourite with cats.',
    content: `<p>Whole hearts, each about 2 cm. They keep their shape in the jar, so the product sells itself from a clear-fronted shelf.</p>
<h3>Ingredients</h3><p>Australian chicken hearts (100%).</p>
<h3>Handling</h3><p>Raw product: wash hands and surfaces after use.</p>
<h3>Pack and carton</h3><ul><li>60 g jar, carton of 12</li><li>60 g refill pouch, carton of 16</li><li>Shelf life 24 months unopened</li></ul>`,
    variations: [{ name: 'Pack', options: ['60 g jar', '60 g refill pouch'] }],
    skus: [
      sku('BB-FD-CKH-60J', ['60 g jar'], 1120, 83, 250),
      sku('BB-FD-CKH-60P', ['60 g refill pouch'], 920, 117, 82),
    ],
    shot: banksia('jar', '#7C9582', '#C98B2B', 'Chicken Hearts', '60 g · Freeze-dried', 'leaf'),
    extraShots: ['freeze-dried-jars'],
    metaDescription:
      'Freeze-dried chicken hearts for dogs, wholesale 60 g jars and refill pouches. Whole, raw, one ingredient.',
  },
  {
    slug: 'freeze-dried-white-fish',
    name: 'Freeze-Dried White Fish',
    groups: ['freeze-dried'],
    brand: 'Banksia & Bark',
    blurb: 'Flaky cubes of southern white fish. Low in fat, high in interest, gentle on the hands.',
    content: `<p>Skinless fillet trim, cubed and freeze-dried. It flakes like cooked fish and carries far less smell than dried skins, so it is the fish treat for shops that would rather not smell like one.</p>
<p>We are waiting on the winter catch. Expect the next batch in the new year.</p>
<h3>Ingredients</h3><p>Southern blue whiting (100%), wild caught.</p>
<h3>Pack and carton</h3><ul><li>60 g jar, carton of 12</li><li>60 g refill pouch, carton of 16</li><li>Shelf life 18 months unopened</li></ul>`,
    variations: [{ name: 'Pack', options: ['60 g jar', '60 g refill pouch'] }],
    skus: [sku('BB-FD-FSH-60J', ['60 g jar'], 1180, 0, 250), sku('BB-FD-FSH-60P', ['60 g refill pouch'], 960, 0, 82)],
    shot: banksia('jar', '#4C5F6B', '#2F5D6E', 'White Fish', '60 g · Freeze-dried', 'fish'),
    extraShots: ['freeze-dried-jars'],
    metaDescription:
      'Freeze-dried white fish cubes for dogs, wholesale 60 g jars and refill pouches. Low odour, one ingredient.',
  },
  {
    slug: 'freeze-dried-goats-milk-drops',
    name: "Freeze-Dried Goat's Milk Drops",
    groups: ['freeze-dried', 'training-treats'],
    brand: 'Little Wattle',
    isNew: true,
    blurb: "Melt-in-the-mouth drops of goat's milk and blueberry, soft enough for very young and very old dogs.",
    content: `<p>Goat's milk and blueberry puree, piped into drops and freeze-dried. They dissolve on the tongue within seconds.</p>
<p>Offer a few at a time. Like any dairy, a large handful can upset a stomach that is not used to it.</p>
<h3>Ingredients</h3><p>Goat's milk (88%), blueberry (12%). Contains milk.</p>
<h3>Pack and carton</h3><ul><li>40 g jar, carton of 12</li><li>Shelf life 15 months unopened; keep dry</li></ul>`,
    variations: [],
    skus: [sku('LW-FD-GMD-40', [], 1050, 96, 225)],
    shot: wattle('jar', '#F4E7C3', '#6B5B8A', "Goat's Milk Drops", '40 g · with blueberry', 'flower'),
    extraShots: ['freeze-dried-jars'],
    metaDescription:
      "New: freeze-dried goat's milk and blueberry drops for puppies and senior dogs, wholesale 40 g jars.",
  },
  {
    slug: 'kangaroo-and-blueberry-meal-topper',
    name: 'Kangaroo & Blueberry Meal Topper',
    groups: ['freeze-dried'],
    brand: 'Banksia & Bark',
    isNew: true,
    blurb: 'A freeze-dried crumble for picky eaters: a spoonful on dry food, a splash of warm water, done.',
    content: `<p>Kangaroo meat, heart and liver with blueberry and pumpkin, freeze-dried and crumbled. Sprinkle it dry, or add warm water for a gravy.</p>
<p>A topper, not a meal: the label gives a guide of one tablespoon per 10 kg of dog.</p>
<h3>Ingredients</h3><p>Kangaroo meat (60%), kangaroo heart (15%), kangaroo liver (10%), pumpkin (10%), blueberry (5%).</p>
<h3>Pack and carton</h3><ul><li>100 g shaker tub, carton of 8</li><li>400 g refill pouch, carton of 5</li><li>Shelf life 18 months unopened</li></ul>`,
    variations: [{ name: 'Pack', options: ['100 g shaker', '400 g refill'] }],
    skus: [
      sku('BB-FD-TOP-100', ['100 g shaker'], 1490, 67, 168),
      sku('BB-FD-TOP-400', ['400 g refill'], 4980, 23, 440),
    ],
    addons: [
      {
        name: 'Tester sachets',
        type: 'Qty',
        options: [{ name: '5 g tester sachet', priceCents: 55 }],
        minQty: 10,
        maxQty: 100,
      },
    ],
    shot: banksia('tub', '#F2EBDD', '#6B5B8A', 'Meal Topper', '100 g · Roo & blueberry', 'kangaroo'),
    extraShots: ['roo-range'],
    metaDescription:
      'New: freeze-dried kangaroo and blueberry meal topper for dogs, wholesale 100 g shakers and 400 g refill pouches.',
  },
];
