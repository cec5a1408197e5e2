import { banksia, dustyfoot, sku, wattle } from '../helpers';
import type { SeedProduct } from '../types';

export const biscuits: SeedProduct[] = [
  {
    slug: 'oat-and-carob-biscuits',
    name: 'Oat & Carob Biscuits',
    groups: ['biscuits'],
    brand: 'Dustyfoot',
    badge: 'Best seller',
    blurb: 'A plain, crunchy oat biscuit with carob, the chocolate-free brown. Made for the jar on the counter.',
    content: `<p>The biscuit a cafe hands over with the flat white. Oats, carob and peanut butter, pressed into a 4 cm round and baked hard enough to survive a jar.</p>
<p>Carob looks and smells like chocolate and is not chocolate, which is worth saying on the jar.</p>
<h3>Ingredients</h3><p>Oats, oat flour, carob powder (8%), peanut butter, egg. Contains peanut, egg and gluten from oats. No xylitol, no added sugar.</p>
<h3>Pack and carton</h3><ul><li>250 g kraft pouch, carton of 10</li><li>1 kg resealable bag, carton of 6</li><li>5 kg lined carton for refilling jars</li><li>Shelf life 9 months</li></ul>`,
    variations: [{ name: 'Size', options: ['250 g', '1 kg', '5 kg'] }],
    skus: [
      sku('DF-BI-CAR-250', ['250 g'], 580, 233, 272),
      sku('DF-BI-CAR-1000', ['1 kg'], 1890, 87, 1040),
      sku('DF-BI-CAR-5000', ['5 kg'], 7400, 18, 5320),
    ],
    shot: dustyfoot('pouch-large', '#D9C3A0', '#5B3A2E', 'Oat & Carob', '1 kg · Dog biscuits', 'stripe'),
    extraShots: ['biscuit-shelf'],
    metaDescription:
      'Wholesale oat and carob dog biscuits for cafes and retailers: 250 g, 1 kg and 5 kg jar refills. No chocolate, no xylitol.',
  },
  {
    slug: 'peanut-butter-and-banana-hearts',
    name: 'Peanut Butter & Banana Hearts',
    groups: ['biscuits'],
    brand: 'Little Wattle',
    blurb:
      'Small heart biscuits with a clean snap. The same recipe in a pouch for the shelf and a jar for the counter.',
    content: `<p>Heart-shaped, 3 cm, baked until they snap. Banana powder gives the sweetness; the peanut butter is peanuts and nothing else.</p>
<h3>Ingredients</h3><p>Whole oat flour, rice flour, peanut butter (12%), banana powder (5%), egg. Contains peanut and egg. No xylitol.</p>
<h3>Pack and carton</h3><ul><li>200 g pouch, carton of 10</li><li>800 g glass jar with cork lid, carton of 4</li><li>Shelf life 9 months</li></ul>`,
    variations: [{ name: 'Pack', options: ['200 g pouch', '800 g jar'] }],
    skus: [sku('LW-BI-PBB-200', ['200 g pouch'], 560, 190, 220), sku('LW-BI-PBB-800J', ['800 g jar'], 2380, 29, 1620)],
    addons: [
      {
        name: 'Name printed on label',
        type: 'Text',
        options: [{ name: 'Your business name on the jar label', priceCents: 450 }],
      },
    ],
    shot: wattle('jar', '#E9D9B4', '#D99E1F', 'Peanut & Banana', '800 g · Heart biscuits', 'wattle'),
    extraShots: ['biscuit-shelf'],
    metaDescription:
      'Peanut butter and banana heart dog biscuits, wholesale in 200 g pouches and 800 g counter jars. No xylitol.',
  },
  {
    slug: 'pumpkin-and-parsley-bones',
    name: 'Pumpkin & Parsley Bones',
    groups: ['biscuits'],
    brand: 'Dustyfoot',
    blurb: 'A traditional bone shape in two sizes, orange with green flecks, baked without wheat.',
    content: `<p>Rice flour and pumpkin, flecked with parsley. The small bone is 4 cm, the large one 10 cm. The large bone is sold loose as well, for cafes that like one biscuit per dog.</p>
<h3>Ingredients</h3><p>Brown rice flour, pumpkin (22%), chickpea flour, egg, parsley (1%).</p>
<h3>Pack and carton</h3><ul><li>300 g pouch, carton of 8</li><li>Loose: lined carton of 100 large bones</li><li>Shelf life 9 months</li></ul>`,
    variations: [
      { name: 'Bone', options: ['Small', 'Large'] },
      { name: 'Pack', options: ['300 g pouch', 'Loose, 100 pieces'] },
    ],
    skus: [
      sku('DF-BI-PPB-S300', ['Small', '300 g pouch'], 590, 147, 322),
      sku('DF-BI-PPB-L300', ['Large', '300 g pouch'], 590, 122, 322),
      sku('DF-BI-PPB-L100', ['Large', 'Loose, 100 pieces'], 4950, 14, 3100, 4450),
    ],
    shot: dustyfoot('pouch', '#C4643F', '#6E7F4F', 'Pumpkin Bones', '300 g · with parsley', 'bone'),
    extraShots: ['biscuit-shelf'],
    metaDescription:
      'Pumpkin and parsley bone biscuits for dogs, wheat-free, wholesale in 300 g pouches or loose cartons of 100.',
  },
  {
    slug: 'wattleseed-crackers',
    name: 'Wattleseed Crackers',
    groups: ['biscuits'],
    brand: 'Banksia & Bark',
    isNew: true,
    blurb: 'A thin savoury cracker with roasted wattleseed and cheddar. Smells like toast, breaks along the score.',
    content: `<p>Baked in scored sheets: one cracker breaks into four. Roasted wattleseed gives a coffee-and-hazelnut smell without either; cheddar does the rest.</p>
<p>No macadamia, which is the other native flavour people expect and one that dogs must not eat.</p>
<h3>Ingredients</h3><p>Oat flour, cheddar (9%), egg, olive oil, roasted wattleseed (1%). Contains milk and egg.</p>
<h3>Pack and carton</h3><ul><li>180 g carton box, outer of 10</li><li>Shelf life 8 months</li></ul>`,
    variations: [],
    skus: [sku('BB-BI-WSC-180', [], 620, 104, 210)],
    addons: [
      {
        name: 'Tester sachets',
        type: 'Qty',
        options: [{ name: 'Single-cracker tester', priceCents: 35 }],
        minQty: 20,
        maxQty: 200,
      },
    ],
    shot: banksia('carton', '#7C9582', '#C98B2B', 'Wattleseed Crackers', '180 g · with cheddar', 'wattle'),
    extraShots: ['biscuit-shelf'],
    metaDescription:
      'New: wattleseed and cheddar crackers for dogs, wholesale 180 g boxes. Scored to break into four, macadamia-free.',
  },
  {
    slug: 'birthday-biscuit-tin',
    name: 'Birthday Biscuit Tin',
    groups: ['biscuits', 'gift-sets'],
    brand: 'Little Wattle',
    blurb: 'Twelve carob-iced biscuits in a keepsake tin, with the name of the dog or of your shop on the label.',
    content: `<p>Twelve oat biscuits dipped in carob and yoghurt, in a tin that outlives them. The label has a line for a name: have us print your business name on a run, or leave it blank for a marker pen at the counter.</p>
<h3>Ingredients</h3><p>Oat flour, carob compound (carob, coconut oil, skim milk powder), yoghurt powder, honey, egg. Contains milk and egg.</p>
<h3>Pack and carton</h3><ul><li>240 g tin, 16 cm across, carton of 6</li><li>Printed labels: please allow three extra business days</li><li>Shelf life 6 months</li></ul>`,
    variations: [{ name: 'Lid', options: ['Wattle', 'Sage', 'Clay'] }],
    skus: [
      sku('LW-BI-TIN-WAT', ['Wattle'], 1180, 62, 410),
      sku('LW-BI-TIN-SAG', ['Sage'], 1180, 44, 410),
      sku('LW-BI-TIN-CLY', ['Clay'], 1180, 0, 410),
    ],
    addons: [
      {
        name: 'Name printed on label',
        type: 'Text',
        options: [{ name: 'One name, up to 20 letters', priceCents: 120 }],
      },
      {
        name: 'Ribbon',
        type: 'Dropdown',
        options: [
          { name: 'Cotton, natural', priceCents: 60 },
          { name: 'Cotton, clay', priceCents: 60 },
        ],
      },
    ],
    shot: wattle('tin', '#E3B23C', '#A4502F', 'Birthday Biscuits', '12 iced · 240 g', 'flower'),
    extraShots: ['biscuit-shelf', 'gift-table'],
    metaDescription:
      'Birthday biscuit tin for dogs, wholesale: twelve carob-iced oat biscuits in a keepsake tin with optional name printing.',
  },
];
