import { banksia, dustyfoot, sku } from '../helpers';
import type { SeedProduct } from '../types';

export const jerkyRedMeat: SeedProduct[] = [
  {
    slug: 'kangaroo-jerky-strips',
    name: 'Kangaroo Jerky Strips',
    groups: ['jerky-and-chews'],
    brand: 'Dustyfoot',
    badge: 'Best seller',
    blurb: 'Whole-muscle kangaroo, sliced with the grain and dried for sixteen hours. Snaps by hand.',
    content: `<p>One ingredient and a knife. The strips run 8 to 14 cm, tear along the grain and snap into training pieces without a tool. Colour varies from mahogany to nearly black between batches; that is the meat, not the drying.</p>
<p>If a new stockist asks us for one line to start with, it is this one.</p>
<h3>Ingredients</h3><p>Kangaroo meat (100%), free-ranging, from South Australia and Queensland. Typical analysis: protein 80%, fat 3%, moisture 11%.</p>
<h3>Pack and carton</h3><ul><li>100 g and 200 g: resealable kraft pouch, carton of 12</li><li>1 kg: resealable bulk bag, carton of 5</li><li>Shelf life 18 months unopened</li></ul>`,
    variations: [{ name: 'Size', options: ['100 g', '200 g', '1 kg'] }],
    skus: [
      sku('DF-JK-ROO-100', ['100 g'], 690, 520, 120),
      sku('DF-JK-ROO-200', ['200 g'], 1290, 264, 224),
      sku('DF-JK-ROO-1000', ['1 kg'], 5450, 48, 1070),
    ],
    addons: [
      {
        name: 'Shelf-ready tray',
        type: 'Checkbox',
        options: [{ name: 'Shelf-ready tray for 12 pouches', priceCents: 180 }],
      },
    ],
    shot: dustyfoot('pouch', '#A4502F', '#A4502F', 'Kangaroo Jerky', '100 g · One ingredient', 'kangaroo'),
    extraShots: ['chew-bar', 'roo-range'],
    metaDescription:
      'Wholesale kangaroo jerky strips for dogs: 100% Australian kangaroo, air-dried. 100 g, 200 g and 1 kg packs for pet retailers and groomers.',
  },
  {
    slug: 'kangaroo-tendons',
    name: 'Kangaroo Tendons',
    groups: ['jerky-and-chews'],
    brand: 'Dustyfoot',
    blurb: 'Long, lean, low-odour tendons. Ten to fifteen minutes for a kelpie, an afternoon for a terrier.',
    content: `<p>Tail tendons, cleaned and air-dried in bundles. They are lean, carry little smell and leave no stain on a carpet, which is why holiday parks and cafes sell them singly from the counter jar.</p>
<p>Lengths run 18 to 30 cm. Offer the whole tendon and take away the last few centimetres.</p>
<h3>Ingredients</h3><p>Kangaroo tendon (100%).</p>
<h3>Pack and carton</h3><ul><li>Pack of 5: header-card pouch, carton of 10</li><li>Pack of 10: header-card pouch, carton of 8</li><li>Pack of 50: bulk bag with a roll of single-piece labels</li><li>Shelf life 24 months</li></ul>`,
    variations: [{ name: 'Pack', options: ['Pack of 5', 'Pack of 10', 'Pack of 50'] }],
    skus: [
      sku('DF-JK-TEN-5', ['Pack of 5'], 780, 143, 86),
      sku('DF-JK-TEN-10', ['Pack of 10'], 1450, 96, 164),
      sku('DF-JK-TEN-50', ['Pack of 50'], 6300, 22, 780),
    ],
    shot: dustyfoot('pouch', '#D9C3A0', '#7A3B22', 'Kangaroo Tendons', 'Pack of 5 · Long lasting', 'kangaroo'),
    extraShots: ['roo-range'],
    metaDescription:
      'Air-dried kangaroo tendon chews for dogs, wholesale in packs of 5, 10 and 50. Lean, low-odour, one ingredient.',
  },
  {
    slug: 'kangaroo-tail-pieces',
    name: 'Kangaroo Tail Pieces',
    groups: ['jerky-and-chews'],
    brand: 'Dustyfoot',
    blurb: 'Air-dried, never smoked or cooked: dense cross-cut tail for dogs that take their chewing seriously.',
    content: `<p>Cross-cut tail, dried slowly at low temperature so that the bone stays raw. Each piece weighs 90 to 140 g. For strong adult dogs under supervision; not for puppies, nor for dogs that gulp.</p>
<p>Supply follows the season. We list it when we have it and do not take back orders on it.</p>
<h3>Ingredients</h3><p>Kangaroo tail (100%), bone in.</p>
<h3>Pack and carton</h3><ul><li>Single, wrapped and labelled, carton of 20</li><li>Pack of 3: resealable pouch, carton of 8</li><li>Shelf life 12 months</li></ul>`,
    variations: [{ name: 'Pack', options: ['Single', 'Pack of 3'] }],
    skus: [sku('DF-JK-TAIL-1', ['Single'], 480, 0, 130), sku('DF-JK-TAIL-3', ['Pack of 3'], 1320, 0, 372)],
    shot: dustyfoot('pouch-large', '#2F2B28', '#C4643F', 'Kangaroo Tail', 'Pack of 3 · Bone in', 'kangaroo'),
    extraShots: ['roo-range'],
    metaDescription:
      'Air-dried kangaroo tail pieces, wholesale, single or in packs of three. A seasonal chew for strong adult dogs.',
  },
  {
    slug: 'beef-jerky-planks',
    name: 'Beef Jerky Planks',
    groups: ['jerky-and-chews'],
    brand: 'Banksia & Bark',
    blurb: 'Flat, even planks of grass-fed beef, 12 cm long: easy to portion, easy to sell by the piece.',
    content: `<p>Topside trim, pressed into sheets and dried, then cut to a standard 12 × 2.5 cm plank. Because every piece weighs close to 10 g, cafes can sell them singly and owners can work out a day's share.</p>
<h3>Ingredients</h3><p>Australian grass-fed beef (97%), beef gelatine.</p>
<h3>Pack and carton</h3><ul><li>120 g resealable pouch (about 12 planks), carton of 12</li><li>500 g resealable bag, carton of 6</li><li>Shelf life 15 months unopened</li></ul>`,
    variations: [{ name: 'Size', options: ['120 g', '500 g'] }],
    skus: [sku('BB-JK-BFP-120', ['120 g'], 720, 310, 140), sku('BB-JK-BFP-500', ['500 g'], 2680, 54, 532)],
    shot: banksia('pouch', '#6B3F46', '#6B3F46', 'Beef Planks', '120 g · Grass-fed beef', 'banksia'),
    extraShots: ['chew-bar'],
    metaDescription:
      'Beef jerky planks for dogs, wholesale: even 10 g pieces of Australian grass-fed beef in 120 g pouches and 500 g bags.',
  },
  {
    slug: 'beef-liver-slices',
    name: 'Beef Liver Slices',
    groups: ['jerky-and-chews', 'training-treats'],
    brand: 'Banksia & Bark',
    blurb: 'Thin-sliced liver that shatters into small rewards. The smell does the persuading.',
    content: `<p>Whole livers, sliced at 6 mm and dried until crisp. A slice breaks into twenty rewards in the hand; the crumbs in the bottom of the bag are good on a dull dinner.</p>
<h3>Ingredients</h3><p>Australian beef liver (100%). Typical analysis: protein 66%, fat 8%, moisture 10%.</p>
<h3>Pack and carton</h3><ul><li>100 g and 300 g resealable pouches, cartons of 12 and 8</li><li>Shelf life 18 months unopened</li></ul>
<p>Liver is rich: a little each day is enough.</p>`,
    variations: [{ name: 'Size', options: ['100 g', '300 g'] }],
    skus: [sku('BB-JK-LIV-100', ['100 g'], 560, 276, 118, 495), sku('BB-JK-LIV-300', ['300 g'], 1490, 118, 326, 1320)],
    shot: banksia('pouch', '#C7A77B', '#7A2E2E', 'Beef Liver', '100 g · Thin sliced', 'stripe'),
    metaDescription:
      'Dried beef liver slices for dogs at trade price: 100% Australian liver, crisp and easy to break. 100 g and 300 g pouches.',
  },
  {
    slug: 'beef-tendon-twists',
    name: 'Beef Tendon Twists',
    groups: ['jerky-and-chews'],
    brand: 'Banksia & Bark',
    isNew: true,
    blurb: 'Two tendons wound together and dried as one: a slow chew with nothing added and no rawhide.',
    content: `<p>Hind-leg tendons, twisted wet and dried under tension so that they hold together. A medium dog takes most of an evening over the 20 cm length.</p>
<p>New this spring. Staff ask whether it is rawhide: it is not. Rawhide is processed hide; this is tendon, washed and dried.</p>
<h3>Ingredients</h3><p>Beef tendon (100%).</p>
<h3>Pack and carton</h3><ul><li>12 cm, pack of 4; 20 cm, pack of 3: header-card pouch, carton of 10</li><li>Shelf life 24 months</li></ul>`,
    variations: [{ name: 'Length', options: ['12 cm, pack of 4', '20 cm, pack of 3'] }],
    skus: [
      sku('BB-JK-BTT-12', ['12 cm, pack of 4'], 940, 88, 132),
      sku('BB-JK-BTT-20', ['20 cm, pack of 3'], 1160, 72, 186),
    ],
    shot: banksia('pouch', '#7C9582', '#B5603C', 'Tendon Twists', '12 cm · Pack of 4', 'leaf'),
    metaDescription:
      'New wholesale beef tendon twists for dogs: a slow, one-ingredient chew that is not rawhide. Two lengths.',
  },
  {
    slug: 'bully-sticks',
    name: 'Bully Sticks',
    groups: ['jerky-and-chews'],
    brand: 'Banksia & Bark',
    badge: 'Australian made',
    blurb: 'Low-odour beef pizzle, graded by thickness, in two lengths and three packs.',
    content: `<p>Dried twice, the second time slower, which takes most of the smell out and a little more of the moisture. Graded at 10 to 14 mm so that a pack looks like a pack.</p>
<p>The 30 cm length is cut from the middle of the pizzle only and is not packed in 25s.</p>
<h3>Ingredients</h3><p>Beef pizzle (100%).</p>
<h3>Pack and carton</h3><ul><li>Single: banded with a barcode, counter carton of 40</li><li>Pack of 5: header-card pouch, carton of 8</li><li>Pack of 25: bulk bag, carton of 4</li><li>Shelf life 24 months; keep dry</li></ul>`,
    variations: [
      { name: 'Length', options: ['15 cm', '30 cm'] },
      { name: 'Pack', options: ['Single', 'Pack of 5', 'Pack of 25'] },
    ],
    skus: [
      sku('BB-JK-BUL15-1', ['15 cm', 'Single'], 290, 640, 28),
      sku('BB-JK-BUL15-5', ['15 cm', 'Pack of 5'], 1380, 132, 148),
      sku('BB-JK-BUL15-25', ['15 cm', 'Pack of 25'], 6400, 36, 690),
      sku('BB-JK-BUL30-1', ['30 cm', 'Single'], 560, 280, 54),
      sku('BB-JK-BUL30-5', ['30 cm', 'Pack of 5'], 2650, 0, 282),
    ],
    shot: banksia('pouch-large', '#3E5247', '#C98B2B', 'Bully Sticks', '15 cm · Pack of 5', 'stripe'),
    extraShots: ['chew-bar'],
    metaDescription:
      'Wholesale low-odour bully sticks in 15 cm and 30 cm, sold singly, in fives or in bulk bags of 25. Graded by thickness.',
  },
  {
    slug: 'beef-cheek-rolls',
    name: 'Beef Cheek Rolls',
    groups: ['jerky-and-chews'],
    brand: 'Dustyfoot',
    blurb: 'Rolled and dried cheek skin for heavy chewers, in three diameters.',
    content: `<p>Cheek skin is thicker than hide and takes no glue or bleach to roll. Dried whole, it softens slowly from the outside and comes away in small strips.</p>
<p>Match the roll to the dog: small (3 × 12 cm) for up to 12 kg, medium (4 × 15 cm) for up to 25 kg, large (5 × 18 cm) above that. Offer under supervision and take away the end piece.</p>
<h3>Ingredients</h3><p>Beef cheek skin (100%).</p>
<h3>Pack and carton</h3><ul><li>Each roll banded with a barcode: small in cartons of 30, medium 20, large 12</li><li>Shelf life 24 months</li></ul>`,
    variations: [{ name: 'Size', options: ['Small', 'Medium', 'Large'] }],
    skus: [
      sku('DF-JK-CHK-S', ['Small'], 420, 210, 70),
      sku('DF-JK-CHK-M', ['Medium'], 640, 165, 130),
      sku('DF-JK-CHK-L', ['Large'], 890, 0, 215),
    ],
    shot: dustyfoot('pouch-large', '#A4502F', '#3A2418', 'Cheek Rolls', 'Medium · For big chewers', 'bone'),
    sizeChart: 'cheek-roll-sizes',
    metaDescription:
      'Beef cheek roll dog chews at trade price, small, medium and large. No glue, no bleach, one ingredient.',
  },
  {
    slug: 'lamb-puffs',
    name: 'Lamb Puffs',
    groups: ['jerky-and-chews', 'training-treats'],
    brand: 'Banksia & Bark',
    blurb: 'Airy cubes of dried lamb lung: a big-looking treat that weighs almost nothing.',
    content: `<p>Lung dries to a crisp honeycomb. A 70 g pouch is generously full, the cubes crush for puppies, and they are lean enough for dogs whose owners are counting.</p>
<h3>Ingredients</h3><p>Australian lamb lung (100%). Typical analysis: protein 74%, fat 7%, moisture 9%.</p>
<h3>Pack and carton</h3><ul><li>70 g pouch, carton of 12</li><li>350 g bag, carton of 5 (bulky: two cartons fill a parcel)</li><li>Shelf life 15 months unopened</li></ul>`,
    variations: [{ name: 'Size', options: ['70 g', '350 g'] }],
    skus: [sku('BB-JK-LMP-70', ['70 g'], 570, 224, 92), sku('BB-JK-LMP-350', ['350 g'], 2390, 39, 390)],
    shot: banksia('pouch', '#A9B89A', '#6B3F46', 'Lamb Puffs', '70 g · Light & lean', 'flower'),
    metaDescription:
      'Wholesale lamb puffs: crisp, lean cubes of dried Australian lamb lung for dogs. 70 g pouch and 350 g bag.',
  },
  {
    slug: 'lamb-trachea-rings',
    name: 'Lamb Trachea Rings',
    groups: ['jerky-and-chews'],
    brand: 'Dustyfoot',
    blurb: 'Crunchy hollow rings that groomers stuff with paste and hand over at pick-up.',
    content: `<p>Trachea, cut into 4 cm rings and air-dried. Crunchy rather than tough, and hollow: fill one with a smear of paste and freeze it for a dog that is waiting its turn.</p>
<h3>Ingredients</h3><p>Australian lamb trachea (100%).</p>
<h3>Pack and carton</h3><ul><li>100 g resealable pouch (18 to 24 rings), carton of 12</li><li>Shelf life 15 months unopened</li></ul>`,
    variations: [],
    skus: [sku('DF-JK-LTR-100', [], 615, 131, 122)],
    shot: dustyfoot('pouch', '#D9C3A0', '#A4502F', 'Trachea Rings', '100 g · Lamb', 'stripe'),
    metaDescription:
      'Air-dried lamb trachea rings for dogs, wholesale 100 g pouches. Hollow and crunchy, good for filling.',
  },
];
