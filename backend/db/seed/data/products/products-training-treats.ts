import { banksia, sku, wattle } from '../helpers';
import type { SeedProduct } from '../types';

export const trainingTreats: SeedProduct[] = [
  {
    slug: 'kangaroo-training-bites',
    name: 'Kangaroo Training Bites',
    groups: ['training-treats'],
    brand: 'Banksia & Bark',
    badge: 'Best seller',
    blurb: 'Pea-sized, single-protein kangaroo pieces that do not crumble in a pocket. About 400 to a 100 g pouch.',
    content: `<p>Lean kangaroo, minced, pressed and air-dried at low temperature, then cut to about 8 mm. The pieces are dry to the touch, so they leave no grease in a treat bag or on a trainer's hands, and small enough to give fifty in a session.</p>
<p>Our steadiest seller to puppy schools and to groomers who reward a dog on the table. The 1 kg bag is meant for refilling counter jars and classes; the 100 g pouch hangs or stands.</p>
<h3>Ingredients</h3><p>Kangaroo meat (98%), tapioca starch. Typical analysis: protein 71%, fat 5%, moisture 14%.</p>
<h3>Pack and carton</h3><ul><li>100 g and 250 g: resealable pouch with euro slot, carton of 12</li><li>1 kg: resealable block-bottom bag, carton of 6</li><li>Shelf life 15 months unopened; use within 8 weeks of opening</li></ul>
<p>A treat, not a complete food. Have water available.</p>`,
    variations: [{ name: 'Size', options: ['100 g', '250 g', '1 kg'] }],
    skus: [
      sku('BB-TR-ROO-100', ['100 g'], 590, 412, 118),
      sku('BB-TR-ROO-250', ['250 g'], 1180, 236, 274),
      sku('BB-TR-ROO-1000', ['1 kg'], 3850, 64, 1060),
    ],
    addons: [
      {
        name: 'Shelf-ready tray',
        type: 'Checkbox',
        options: [{ name: 'Shelf-ready tray for 12 pouches', priceCents: 180 }],
      },
      {
        name: 'Tester sachets',
        type: 'Qty',
        options: [{ name: '10 g tester sachet', priceCents: 45 }],
        minQty: 10,
        maxQty: 100,
      },
    ],
    shot: banksia('pouch', '#3E5247', '#B5603C', 'Kangaroo Bites', '100 g · Training treats', 'kangaroo'),
    extraShots: ['home-morning', 'reward-table'],
    metaDescription:
      'Wholesale kangaroo training treats for dogs: pea-sized, single-protein, air-dried in Australia. 100 g, 250 g and 1 kg packs for trainers and retailers.',
  },
  {
    slug: 'chicken-and-parsley-training-drops',
    name: 'Chicken & Parsley Training Drops',
    groups: ['training-treats'],
    brand: 'Little Wattle',
    blurb: 'Soft, low-mess chicken drops for puppies and small mouths. They halve between finger and thumb.',
    content: `<p>A semi-moist drop about the size of a blueberry, soft enough for a dog with puppy teeth. It splits cleanly in two, which matters when a class of twelve puppies gets through a bag before morning tea.</p>
<p>Made for puppy schools, vet reception counters and the shelf beside the puppy collars.</p>
<h3>Ingredients</h3><p>Chicken, rice flour, vegetable glycerine, parsley (1%), mixed tocopherols. No wheat, no added sugar, no artificial colour.</p>
<h3>Pack and carton</h3><ul><li>120 g resealable pouch, carton of 12</li><li>500 g resealable bag, carton of 8</li><li>Shelf life 12 months unopened; close the zip, as the drops dry out in air</li></ul>`,
    variations: [{ name: 'Size', options: ['120 g', '500 g'] }],
    skus: [sku('LW-TR-CHK-120', ['120 g'], 545, 288, 138), sku('LW-TR-CHK-500', ['500 g'], 1790, 92, 530)],
    addons: [
      {
        name: 'Shelf-ready tray',
        type: 'Checkbox',
        options: [{ name: 'Shelf-ready tray for 12 pouches', priceCents: 180 }],
      },
    ],
    shot: wattle('pouch', '#E3B23C', '#6E7F4F', 'Chicken Drops', '120 g · with parsley', 'wattle'),
    extraShots: ['puppy-firsts'],
    metaDescription:
      'Soft chicken and parsley training drops for puppies, wholesale in 120 g pouches and 500 g bags. Low-mess, easy to halve, no wheat.',
  },
  {
    slug: 'beef-liver-training-crumbs',
    name: 'Beef Liver Training Crumbs',
    groups: ['training-treats', 'freeze-dried'],
    brand: 'Banksia & Bark',
    blurb: 'Oven-dried beef liver broken to crumb size: a strong smell, a small piece and a dog that looks up.',
    content: `<p>The broken ends from our sliced liver, sieved to between 4 and 10 mm. Nothing is added. The smell is the point: trainers use it for recall, and groomers sprinkle a few on a lick mat during a nail trim.</p>
<p>Liver is rich. We suggest telling customers that a teaspoon a day is plenty for a medium dog.</p>
<h3>Ingredients</h3><p>Australian beef liver (100%). Typical analysis: protein 67%, fat 9%, moisture 9%.</p>
<h3>Pack and carton</h3><ul><li>150 g and 450 g: resealable pouch, cartons of 12 and 8</li><li>2 kg: lidded bulk tub for classes and salons, sold singly</li><li>Shelf life 18 months unopened</li></ul>`,
    variations: [{ name: 'Size', options: ['150 g', '450 g', '2 kg'] }],
    skus: [
      sku('BB-TR-LIV-150', ['150 g'], 640, 198, 168),
      sku('BB-TR-LIV-450', ['450 g'], 1690, 77, 478, 1490),
      sku('BB-TR-LIV-2000', ['2 kg'], 5900, 0, 2140),
    ],
    shot: banksia('pouch', '#C7A77B', '#6B3F46', 'Liver Crumbs', '150 g · 100% beef liver', 'banksia'),
    extraShots: ['reward-table'],
    metaDescription:
      'Wholesale beef liver training crumbs: 100% Australian beef liver, oven-dried and sieved. 150 g, 450 g and 2 kg for trainers, groomers and retailers.',
  },
  {
    slug: 'salmon-and-sweet-potato-mini-rewards',
    name: 'Salmon & Sweet Potato Mini Rewards',
    groups: ['training-treats'],
    brand: 'Banksia & Bark',
    isNew: true,
    blurb: 'Tender Tasmanian salmon squares for customers whose dogs do not eat red meat or chicken.',
    content: `<p>Ten-millimetre squares of salmon and sweet potato with a chewy, slightly springy bite. The only protein is fish, so they fill the gap on the shelf that red meat and poultry leave.</p>
<p>We ran them for six months in three Hobart stores before listing them; the sweet potato is there because the first trial, all fish, was too brittle to cut.</p>
<h3>Ingredients</h3><p>Atlantic salmon farmed in Tasmania (62%), sweet potato (30%), chickpea flour, mixed tocopherols.</p>
<h3>Pack and carton</h3><ul><li>100 g resealable pouch, carton of 12</li><li>300 g resealable pouch, carton of 8</li><li>Shelf life 12 months unopened; keep below 25 °C</li></ul>`,
    variations: [{ name: 'Size', options: ['100 g', '300 g'] }],
    skus: [sku('BB-TR-SAL-100', ['100 g'], 685, 156, 118), sku('BB-TR-SAL-300', ['300 g'], 1720, 58, 326)],
    shot: banksia('pouch', '#4C5F6B', '#C77B62', 'Salmon Minis', '100 g · with sweet potato', 'fish'),
    extraShots: ['reward-table'],
    metaDescription:
      'New: wholesale salmon and sweet potato mini training treats for dogs, made with Tasmanian salmon. 100 g and 300 g pouches.',
  },
  {
    slug: 'goats-milk-puppy-first-rewards',
    name: "Goat's Milk Puppy First Rewards",
    groups: ['training-treats', 'biscuits'],
    brand: 'Little Wattle',
    blurb: "Tiny oven-baked rounds of goat's milk and oats, sized for puppies from about ten weeks.",
    content: `<p>A thin biscuit disc, 12 mm across, baked from goat's milk powder, oats and a little honey. It dissolves quickly with a bit of saliva, which makes it a forgiving first reward.</p>
<p>Breeders put a pouch in the going-home bag; puppy-school hosts like that it breaks without crumbs.</p>
<h3>Ingredients</h3><p>Oat flour, goat's milk powder (18%), egg, honey, coconut oil.</p>
<h3>Pack and carton</h3><ul><li>90 g resealable pouch, carton of 12</li><li>Shelf life 10 months unopened; store dry</li></ul>`,
    variations: [],
    skus: [sku('LW-TR-GM-90', [], 560, 174, 108)],
    addons: [
      {
        name: 'Tester sachets',
        type: 'Qty',
        options: [{ name: '8 g tester sachet', priceCents: 40 }],
        minQty: 10,
        maxQty: 200,
      },
    ],
    shot: wattle('pouch', '#F4E7C3', '#D99E1F', 'First Rewards', "90 g · Goat's milk & oats", 'flower'),
    extraShots: ['puppy-firsts'],
    metaDescription:
      "Goat's milk and oat puppy rewards, wholesale in 90 g pouches. Small baked rounds for breeders, puppy schools and pet shops.",
  },
  {
    slug: 'trainers-bulk-box',
    name: "Trainer's Bulk Box",
    groups: ['training-treats'],
    brand: 'Banksia & Bark',
    blurb: 'Four 500 g bags in one plain carton: kangaroo, chicken, liver and salmon. For classes, not for the shelf.',
    content: `<p>Two kilograms of training treats in unprinted 500 g bags, one of each: Kangaroo Training Bites, Chicken &amp; Parsley Training Drops, Beef Liver Training Crumbs and Salmon &amp; Sweet Potato Mini Rewards.</p>
<p>It costs less than the same weight in retail pouches because there is no retail pouch. Each bag carries an ingredients and best-before label, so it can be decanted into class jars.</p>
<h3>Pack and carton</h3><ul><li>4 × 500 g resealable plain bags, outer 32 × 24 × 18 cm</li><li>At least 8 months' shelf life on every bag when it leaves us</li></ul>`,
    variations: [],
    skus: [sku('BB-TR-BOX-4X500', [], 6950, 41, 2260)],
    addons: [
      {
        name: 'Swap one bag',
        type: 'Dropdown',
        options: [
          { name: 'No swap', priceCents: 0 },
          { name: 'All kangaroo', priceCents: 350 },
          { name: 'No chicken (double salmon)', priceCents: 250 },
        ],
      },
    ],
    shot: banksia('carton', '#BE9A6A', '#3E5247', "Trainer's Bulk Box", '4 × 500 g · Mixed', 'paw'),
    metaDescription:
      "Trainer's bulk box: 2 kg of mixed dog training treats in four plain 500 g bags. Trade supply for puppy schools and obedience clubs.",
  },
];
