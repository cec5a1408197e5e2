import { banksia, dustyfoot, sku, strayGum, tidewater, wattle } from '../helpers';
import type { SeedAddon, SeedProduct } from '../types';

const tester: SeedAddon = {
  name: 'Counter tester',
  type: 'Checkbox',
  options: [{ name: 'Open tester with sticker', priceCents: 520 }],
};

const perfumeUse = `<h3>Directions</h3><p>Shield the face with a hand and mist twice over the back from 20 cm. Not for the head, broken skin or puppies under twelve weeks. Stop if the dog rubs or licks at it.</p>`;

export const perfumes: SeedProduct[] = [
  {
    slug: 'coastline-pooch-perfume',
    name: 'Coastline Pooch Perfume',
    groups: ['perfumes'],
    brand: 'Tidewater Grooming',
    badge: 'Best seller',
    blurb: 'Sea air, white musk and a little citrus peel. The scent most salons finish with.',
    content: `<p>Clean rather than sweet, and gone by next morning, which is as long as a dog should have to wear it. The base is water with a low level of fragrance; there is no ethanol in any of our perfumes.</p>
${perfumeUse}
<h3>Ingredients</h3><p>Aqua, glycerine, polysorbate-20, fragrance (0.8%), citric acid, phenoxyethanol.</p>
<h3>Pack and carton</h3><ul><li>50 mL glass and 100 mL glass, cartons of 12; 250 mL aluminium for salons, carton of 6</li><li>36 months unopened</li></ul>`,
    variations: [{ name: 'Size', options: ['50 mL', '100 mL', '250 mL salon'] }],
    skus: [
      sku('BB-PF-CST-50', ['50 mL'], 950, 188, 145),
      sku('BB-PF-CST-100', ['100 mL'], 1490, 142, 240),
      sku('BB-PF-CST-250', ['250 mL salon'], 2390, 60, 320),
    ],
    addons: [tester],
    shot: tidewater('spray-glass', '#BFD3CF', '#2F5D6E', 'Coastline', '100 mL · Pooch perfume', 'wave'),
    extraShots: ['home-morning', 'scent-bench'],
    metaDescription:
      'Coastline dog perfume, wholesale 50 mL, 100 mL and 250 mL salon sizes. Alcohol-free, clean sea-air scent.',
  },
  {
    slug: 'after-rain-pooch-perfume',
    name: 'After Rain Pooch Perfume',
    groups: ['perfumes'],
    brand: 'Stray Gum',
    blurb: 'Wet bark, green stalk and a cool note of mint leaf: the walk home under gum trees.',
    content: `<p>Green and dry, the one for people who say they do not like dog perfume. Made with a eucalyptus-type accord rather than eucalyptus oil.</p>
${perfumeUse}
<h3>Ingredients</h3><p>Aqua, glycerine, polysorbate-20, fragrance (0.7%), citric acid, phenoxyethanol.</p>
<h3>Pack and carton</h3><ul><li>50 mL and 100 mL glass, cartons of 12</li><li>36 months unopened</li></ul>`,
    variations: [{ name: 'Size', options: ['50 mL', '100 mL'] }],
    skus: [sku('SG-PF-RAIN-50', ['50 mL'], 950, 134, 145), sku('SG-PF-RAIN-100', ['100 mL'], 1490, 0, 240)],
    addons: [tester],
    shot: strayGum('spray-glass', '#6F8A78', '#2E4038', 'After Rain', '100 mL · Pooch perfume', 'leaf'),
    extraShots: ['scent-bench'],
    metaDescription: 'After Rain dog perfume, wholesale 50 mL and 100 mL. Green, dry and alcohol-free.',
  },
  {
    slug: 'wattle-bloom-pooch-perfume',
    name: 'Wattle Bloom Pooch Perfume',
    groups: ['perfumes'],
    brand: 'Little Wattle',
    blurb: 'Powdery, honeyed and light, like a wattle in August. The lightest scent we make.',
    content: `<p>A soft floral with a dusting of warmth. We made it at half the fragrance level of the others because it is the one people choose for young and small dogs; the twelve-week rule still applies.</p>
${perfumeUse}
<h3>Ingredients</h3><p>Aqua, glycerine, polysorbate-20, fragrance (0.4%), citric acid, phenoxyethanol.</p>
<h3>Pack and carton</h3><ul><li>50 mL and 100 mL glass, cartons of 12</li><li>36 months unopened</li></ul>`,
    variations: [{ name: 'Size', options: ['50 mL', '100 mL'] }],
    skus: [sku('LW-PF-WAT-50', ['50 mL'], 950, 151, 145, 820), sku('LW-PF-WAT-100', ['100 mL'], 1490, 97, 240, 1290)],
    addons: [tester],
    shot: wattle('spray-glass', '#F0D98A', '#D99E1F', 'Wattle Bloom', '100 mL · Pooch perfume', 'wattle'),
    extraShots: ['scent-bench'],
    metaDescription: 'Wattle Bloom dog perfume, wholesale 50 mL and 100 mL. A light, alcohol-free floral.',
  },
  {
    slug: 'fig-and-bark-pooch-perfume',
    name: 'Fig & Bark Pooch Perfume',
    groups: ['perfumes'],
    brand: 'Banksia & Bark',
    isNew: true,
    blurb: 'Fig leaf, sandalwood accord and a crumb of vanilla. The evening one, and the gift one.',
    content: `<p>Our house scent, warmer than the rest, in a darker bottle with a label that stands up on a gift shelf. New for this season.</p>
${perfumeUse}
<h3>Ingredients</h3><p>Aqua, glycerine, polysorbate-20, fragrance (0.8%), citric acid, phenoxyethanol.</p>
<h3>Pack and carton</h3><ul><li>50 mL and 100 mL glass, cartons of 12</li><li>36 months unopened</li></ul>`,
    variations: [{ name: 'Size', options: ['50 mL', '100 mL'] }],
    skus: [sku('BB-PF-FIG-50', ['50 mL'], 1050, 116, 145), sku('BB-PF-FIG-100', ['100 mL'], 1620, 84, 240)],
    addons: [tester],
    shot: banksia('spray-glass', '#6B3F46', '#C98B2B', 'Fig & Bark', '100 mL · Pooch perfume', 'banksia'),
    extraShots: ['scent-bench'],
    metaDescription: 'New: Fig & Bark dog perfume, wholesale 50 mL and 100 mL glass. Warm, woody, alcohol-free.',
  },
  {
    slug: 'salon-finishing-mist',
    name: 'Salon Finishing Mist',
    groups: ['perfumes', 'deodorants'],
    brand: 'Tidewater Grooming',
    blurb: 'Scent and shine in one aluminium spray: the last ten seconds on the table.',
    content: `<p>A light conditioning mist with fragrance, in a 300 mL aluminium bottle with a continuous sprayer that works upside down. It lays flyaway hair and leaves a soft finish.</p>
<p>The refill is the same liquid in a plain 1 L bottle.</p>
${perfumeUse}
<h3>Pack and carton</h3><ul><li>300 mL continuous spray, carton of 6; 1 L refill, carton of 6</li><li>24 months unopened</li></ul>`,
    variations: [
      { name: 'Scent', options: ['Coastline', 'Lemon Myrtle'] },
      { name: 'Size', options: ['300 mL', '1 L refill'] },
    ],
    skus: [
      sku('BB-PF-MIST-CST-300', ['Coastline', '300 mL'], 1780, 102, 390),
      sku('BB-PF-MIST-LMY-300', ['Lemon Myrtle', '300 mL'], 1780, 88, 390),
      sku('BB-PF-MIST-CST-1000', ['Coastline', '1 L refill'], 3690, 34, 1090),
    ],
    shot: tidewater('spray-alu', '#C9CED0', '#2F5D6E', 'Finishing Mist', '300 mL · Coastline', 'wave'),
    extraShots: ['scent-bench'],
    metaDescription: 'Salon finishing mist for dogs, wholesale 300 mL continuous spray and 1 L refill, in two scents.',
  },
];

export const deodorants: SeedProduct[] = [
  {
    slug: 'between-washes-deodorant',
    name: 'Between Washes Coat Deodorant',
    groups: ['deodorants'],
    brand: 'Tidewater Grooming',
    blurb: 'An everyday spray that takes the edge off wet dog. Neutralises with zinc ricinoleate, then steps back.',
    content: `<p>Zinc ricinoleate takes up odour rather than covering it. The scent that is left is faint on purpose. Spray, rub through with a towel, and carry on.</p>
<h3>Directions</h3><p>Mist over the coat from 20 cm, avoiding face and paws that are about to be licked. Up to twice a week.</p>
<h3>Ingredients</h3><p>Aqua, glycerine, zinc ricinoleate, oat kernel extract, fragrance (none in the unscented), citric acid, sodium benzoate.</p>
<h3>Pack and carton</h3><ul><li>250 mL trigger, carton of 12; 500 mL trigger, carton of 12</li><li>24 months unopened</li></ul>`,
    variations: [
      { name: 'Size', options: ['250 mL', '500 mL'] },
      { name: 'Scent', options: ['Cucumber & Mint', 'Lemon Myrtle', 'Unscented'] },
    ],
    skus: [
      sku('BB-DE-BTW-250-CUC', ['250 mL', 'Cucumber & Mint'], 980, 172, 320),
      sku('BB-DE-BTW-250-LMY', ['250 mL', 'Lemon Myrtle'], 980, 155, 320),
      sku('BB-DE-BTW-250-UNS', ['250 mL', 'Unscented'], 980, 90, 320),
      sku('BB-DE-BTW-500-CUC', ['500 mL', 'Cucumber & Mint'], 1560, 77, 590),
      sku('BB-DE-BTW-500-LMY', ['500 mL', 'Lemon Myrtle'], 1560, 0, 590),
    ],
    shot: tidewater('trigger', '#A9C1B4', '#2F5D6E', 'Between Washes', '250 mL · Coat deodorant', 'leaf'),
    metaDescription:
      'Dog coat deodorant spray, wholesale 250 mL and 500 mL in cucumber and mint, lemon myrtle or unscented.',
  },
  {
    slug: 'between-washes-refill-pouch',
    name: 'Between Washes Refill Pouch',
    groups: ['deodorants'],
    brand: 'Tidewater Grooming',
    badge: 'Refill',
    blurb: 'One litre in a spouted pouch: fills four 250 mL bottles and packs flat when it is done.',
    content: `<p>The same deodorant without another trigger. The pouch uses about a quarter of the plastic of four new bottles by weight, and a spout that fits our necks without a funnel.</p>
<h3>Pack and carton</h3><ul><li>1 L spouted pouch, carton of 8</li><li>24 months unopened; decanted, 12 months</li></ul>`,
    variations: [{ name: 'Scent', options: ['Cucumber & Mint', 'Lemon Myrtle', 'Unscented'] }],
    skus: [
      sku('BB-DE-REF-CUC', ['Cucumber & Mint'], 2450, 63, 1060),
      sku('BB-DE-REF-LMY', ['Lemon Myrtle'], 2450, 48, 1060),
      sku('BB-DE-REF-UNS', ['Unscented'], 2450, 0, 1060),
    ],
    shot: tidewater('pouch-large', '#BFD3CF', '#2F5D6E', 'Between Washes', '1 L · Refill pouch', 'leaf'),
    extraShots: ['refill-corner'],
    metaDescription:
      'Refill pouch for Between Washes dog deodorant, wholesale 1 L in three scents. Fills four 250 mL bottles.',
  },
  {
    slug: 'kennel-and-bedding-spray',
    name: 'Kennel & Bedding Spray',
    groups: ['deodorants'],
    brand: 'Stray Gum',
    blurb: 'For beds, crates and the back seat. An enzyme spray that works while it dries.',
    content: `<p>For things, not for dogs. Spray bedding, crates and car fabric, let it dry, vacuum. The enzyme blend works on organic odour as it dries; there is a light gum-leaf scent that goes within the hour.</p>
<p>Test on a hidden patch. Not for silk, leather or oiled timber.</p>
<h3>Pack and carton</h3><ul><li>500 mL trigger, carton of 12; 5 L refill, carton of 2</li><li>18 months unopened</li></ul>`,
    variations: [{ name: 'Size', options: ['500 mL', '5 L refill'] }],
    skus: [sku('SG-DE-KEN-500', ['500 mL'], 1180, 139, 590), sku('SG-DE-KEN-5000', ['5 L refill'], 6900, 21, 5280)],
    shot: strayGum('trigger', '#2E4038', '#C4643F', 'Kennel & Bedding', '500 mL · Enzyme spray', 'leaf'),
    metaDescription:
      'Kennel and bedding odour spray, wholesale 500 mL trigger and 5 L refill. Enzyme-based, for fabric and crates.',
  },
  {
    slug: 'dry-coat-powder',
    name: 'Dry Coat Powder',
    groups: ['deodorants'],
    brand: 'Banksia & Bark',
    blurb: 'Rice starch and clay in a shaker. Dust in, brush out, and an oily coat is fluffy again.',
    content: `<p>Talc-free. Rice starch and kaolin take up oil; brushing takes out both. Useful in winter, for dogs that are not to be bathed, and for the leg furnishings of terriers before scissoring.</p>
<p>Between makers at the moment: we are out until we are satisfied with the new shaker lid.</p>
<h3>Ingredients</h3><p>Rice starch, kaolin, sodium bicarbonate, oat flour, fragrance (0.1%).</p>
<h3>Pack and carton</h3><ul><li>200 g shaker tub, carton of 12</li><li>36 months; keep dry. Do not shake near the face</li></ul>`,
    variations: [],
    skus: [sku('BB-DE-POW-200', [], 860, 0, 250)],
    shot: banksia('tub', '#E0CDA3', '#7C9582', 'Dry Coat Powder', '200 g · Talc-free', 'flower'),
    metaDescription: 'Talc-free dry coat powder for dogs, wholesale 200 g shaker tub. Rice starch and clay, brush-out.',
  },
];

export const giftSets: SeedProduct[] = [
  {
    slug: 'wash-and-walk-gift-box',
    name: 'Wash & Walk Gift Box',
    groups: ['gift-sets'],
    brand: 'Banksia & Bark',
    badge: 'Best seller',
    blurb: 'Shampoo, perfume, kangaroo jerky and a capsule in a rigid box that needs no wrapping.',
    content: `<p>250 mL Everyday Oatmeal Shampoo, 50 mL Coastline, 100 g Kangaroo Jerky Strips and a capsule dispenser in eucalyptus, on wood wool in a lidded box. It is the present for the person whose dog has everything, and a tidy raffle prize.</p>
<h3>Pack and carton</h3><ul><li>26 × 22 × 9 cm, carton of 4</li><li>Shelf life at least 10 months, set by the jerky</li></ul>`,
    variations: [{ name: 'Box', options: ['Eucalyptus', 'Clay'] }],
    skus: [sku('BB-GS-WW-EUC', ['Eucalyptus'], 3450, 36, 1080), sku('BB-GS-WW-CLY', ['Clay'], 3450, 28, 1080)],
    addons: [
      {
        name: 'Name printed on label',
        type: 'Text',
        options: [{ name: 'Your business name on the sleeve', priceCents: 90 }],
      },
      {
        name: 'Ribbon',
        type: 'Dropdown',
        options: [
          { name: 'Cotton, natural', priceCents: 80 },
          { name: 'Cotton, clay', priceCents: 80 },
        ],
      },
    ],
    shot: banksia('gift-box', '#3E5247', '#C98B2B', 'Wash & Walk', 'Gift box', 'banksia'),
    extraShots: ['home-morning', 'gift-table'],
    metaDescription:
      'Wash and walk dog gift box, wholesale: shampoo, perfume, kangaroo jerky and a bag dispenser in a rigid box.',
  },
  {
    slug: 'puppy-welcome-box',
    name: 'Puppy Welcome Box',
    groups: ['gift-sets', 'training-treats'],
    brand: 'Little Wattle',
    isNew: true,
    blurb: 'First bath, first rewards, first bows: what a new owner needs on the first weekend.',
    content: `<p>250 mL Puppy Mild Shampoo, 90 g Goat's Milk Puppy First Rewards, one roll of bags in a capsule and two finishing bows, with a card for the vet's number and the next worming date.</p>
<p>Breeders order it plain and add their own paperwork; there is room under the lid.</p>
<h3>Pack and carton</h3><ul><li>24 × 18 × 9 cm, carton of 6</li><li>Shelf life at least 8 months</li></ul>`,
    variations: [],
    skus: [sku('LW-GS-PUPPY', [], 2680, 54, 720)],
    addons: [
      {
        name: 'Name printed on label',
        type: 'Text',
        options: [{ name: 'Your kennel or clinic name on the sleeve', priceCents: 90 }],
      },
    ],
    shot: wattle('gift-box', '#F0D98A', '#6E7F4F', 'Puppy Welcome', 'Gift box', 'wattle'),
    extraShots: ['puppy-firsts'],
    metaDescription:
      'New: puppy welcome box, wholesale, with mild shampoo, first rewards, bags and bows. For breeders, clinics and retailers.',
  },
  {
    slug: 'scent-bar-counter-display',
    name: 'Scent Bar Counter Display',
    groups: ['gift-sets', 'perfumes'],
    brand: 'Tidewater Grooming',
    badge: 'Counter display',
    blurb: 'Eighteen 50 mL perfumes and six testers on a stepped ash stand.',
    content: `<p>Three steps, six bottles to a step: Coastline, After Rain and Wattle Bloom. Testers and a pad of paper smelling strips stand in front, so nobody sprays the bottles that are for sale.</p>
<h3>Pack and carton</h3><ul><li>36 × 24 × 20 cm, boxed singly, 18 bottles and 6 testers packed beside the stand</li></ul>`,
    variations: [],
    skus: [sku('BB-GS-SCENTBAR-24', [], 16500, 8, 5400, 14900)],
    addons: [
      {
        name: 'Extra smelling strips',
        type: 'Qty',
        options: [{ name: 'Pad of 100 strips', priceCents: 280 }],
        minQty: 0,
        maxQty: 10,
      },
    ],
    shot: tidewater('display-stand', '#D8BE95', '#2F5D6E', 'Scent Bar', '18 perfumes · 6 testers', 'wave'),
    extraShots: ['counter-display'],
    metaDescription:
      'Scent bar counter display for dog perfumes: eighteen bottles, six testers and an ash stand at trade price.',
  },
  {
    slug: 'perfume-discovery-vials',
    name: 'Perfume Discovery Vials',
    groups: ['gift-sets', 'perfumes'],
    brand: 'Banksia & Bark',
    blurb: 'Four 5 mL vials in a slide box: Coastline, After Rain, Wattle Bloom and Fig & Bark.',
    content: `<p>A small way into the range. Each vial gives about fifty sprays. Salons hand one to a new client; retailers keep the box by the register.</p>
${perfumeUse}
<h3>Pack and carton</h3><ul><li>Slide box of 4 × 5 mL, carton of 20</li><li>36 months unopened</li></ul>`,
    variations: [],
    skus: [sku('BB-GS-VIALS-4', [], 1150, 92, 96)],
    addons: [
      {
        name: 'Tester cards',
        type: 'Qty',
        options: [{ name: 'Scented card with your stamp space', priceCents: 12 }],
        minQty: 25,
        maxQty: 500,
      },
    ],
    shot: banksia('vials', '#E0CDA3', '#6B3F46', 'Discovery', '4 × 5 mL vials', 'flower'),
    extraShots: ['gift-table'],
    metaDescription:
      'Dog perfume discovery set, wholesale: four 5 mL vials in a slide box. For salons and counter sale.',
  },
  {
    slug: 'christmas-treat-crate',
    name: 'Christmas Treat Crate',
    groups: ['gift-sets'],
    brand: 'Dustyfoot',
    blurb: 'Six treats in a small pine crate. Packed in October, gone by December.',
    content: `<p>Kangaroo jerky, lamb puffs, venison sticks, pumpkin bones, salmon twists and oat biscuits in a pine crate with a sliding lid. Packed once a year.</p>
<p>This year's crates are sold. For the rest of the range, please order by 10 December for delivery before Christmas.</p>
<h3>Pack and carton</h3><ul><li>About 480 g of treats, 22 × 16 × 12 cm, carton of 4</li></ul>`,
    variations: [],
    skus: [sku('DF-GS-XMAS', [], 2950, 0, 960)],
    shot: dustyfoot('gift-box', '#C7A77B', '#A4502F', 'Christmas Crate', 'Six treats', 'stripe'),
    metaDescription:
      'Christmas treat crate for dogs, wholesale: six Australian treats in a pine crate. A limited seasonal line.',
  },
];
