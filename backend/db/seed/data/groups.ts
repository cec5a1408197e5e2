import type { SeedGroup } from './types';

export const groups: SeedGroup[] = [
  {
    slug: 'dog-treats',
    name: 'Dog Treats',
    parent: null,
    model: 'product',
    content:
      '<p>Single-ingredient jerky and chews, training pieces, baked biscuits and freeze-dried treats. Each product page lists what is in the pack, where it comes from and how long it keeps.</p>',
    shot: 'roo-range',
  },
  {
    slug: 'training-treats',
    name: 'Training Treats',
    parent: 'dog-treats',
    model: 'product',
    content:
      '<p>Small, quick to eat and clean to handle. Retail pouches for the shelf, bulk bags for classes and the grooming table.</p>',
    shot: 'reward-table',
  },
  {
    slug: 'jerky-and-chews',
    name: 'Jerky & Chews',
    parent: 'dog-treats',
    model: 'product',
    content:
      '<p>From a two-minute chicken foot to an evening-long tendon twist. Most have one ingredient; where there is a second, it is on the front.</p><p>Chews are for supervised dogs. Our guide to <a href="/article/choosing-a-chew">choosing a chew</a> helps staff match size and hardness to the dog.</p>',
    shot: 'group-jerky-and-chews',
  },
  {
    slug: 'biscuits',
    name: 'Biscuits',
    parent: 'dog-treats',
    model: 'product',
    content: '<p>Oven-baked biscuits for jars, counters and gifts. No chocolate, no macadamia, no xylitol.</p>',
    shot: 'wattleseed-crackers',
  },
  {
    slug: 'freeze-dried',
    name: 'Freeze-Dried',
    parent: 'dog-treats',
    model: 'product',
    content:
      '<p>Raw ingredients with the water taken out, in glass jars and refill pouches. Light to ship and long on the shelf.</p>',
    shot: 'group-freeze-dried',
  },
  {
    slug: 'dog-shampoo-conditioners',
    name: 'Dog Shampoo & Conditioners',
    parent: null,
    model: 'product',
    content:
      '<p>Soap-free shampoos and light conditioners for the retail shelf, concentrates for the salon, and the tools that go with both. Full ingredient lists on every page, and no tea tree oil in any of them.</p>',
    shot: 'beach-rinse',
  },
  {
    slug: 'shampoos',
    name: 'Shampoos',
    parent: 'dog-shampoo-conditioners',
    model: 'product',
    content:
      '<p>Ready-to-use bottles, foams and solid bars for weekly washing, pale coats, puppies and dogs that have been in the sea.</p>',
    shot: 'group-shampoos',
  },
  {
    slug: 'conditioners',
    name: 'Conditioners',
    parent: 'dog-shampoo-conditioners',
    model: 'product',
    content: '<p>Rinse-off and leave-in conditioners that shorten the brush-out without weighing down the coat.</p>',
    shot: 'group-conditioners',
  },
  {
    slug: 'salon-concentrates',
    name: 'Salon Concentrates',
    parent: 'dog-shampoo-conditioners',
    model: 'product',
    content:
      '<p>One, five and twenty litre concentrates for bathing systems and mixing bottles. New to them? Read <a href="/article/dilution-ratios-explained-once">dilution ratios, explained once</a>.</p>',
    shot: 'group-salon-concentrates',
    addons: [
      {
        name: 'Dilution bottle labels',
        type: 'Qty',
        options: [{ name: 'Waterproof label with fill lines', priceCents: 90 }],
        minQty: 0,
        maxQty: 12,
      },
    ],
  },
  {
    slug: 'wash-tools',
    name: 'Wash Tools',
    parent: 'dog-shampoo-conditioners',
    model: 'product',
    content: '<p>Towels, brushes, mixing bottles and finishing bows for the bath and the table.</p>',
    shot: 'beechwood-wash-brush',
  },
  {
    slug: 'dog-waste-bags-dispensers-and-accessories',
    name: 'Dog Waste Bags, Dispensers & Accessories',
    parent: null,
    model: 'product',
    content:
      '<p>The steady sellers: bags that hold, dispensers worth carrying, and park stations for places with a lawn. We say plainly what each bag is made of and where it belongs afterwards.</p>',
    shot: 'park-bench',
  },
  {
    slug: 'waste-bags',
    name: 'Waste Bags',
    parent: 'dog-waste-bags-dispensers-and-accessories',
    model: 'product',
    content:
      '<p>Plant-blend and recycled bags on standard cores, tie-handle bags for big dogs, and refill rolls for stations.</p>',
    shot: 'recycled-waste-bags',
  },
  {
    slug: 'dispensers',
    name: 'Dispensers',
    parent: 'dog-waste-bags-dispensers-and-accessories',
    model: 'product',
    content: '<p>For the lead, the counter and the post. Every one takes a standard roll or our station refill.</p>',
    shot: 'capsule-bag-dispenser',
  },
  {
    slug: 'walking-accessories',
    name: 'Walking Accessories',
    parent: 'dog-waste-bags-dispensers-and-accessories',
    model: 'product',
    content: '<p>Belt bags, towels, paw balm and ready-made kits for the first walk.</p>',
    shot: 'treat-and-walk-belt-bag',
  },
  {
    slug: 'pooch-perfumes-dog-deodorants',
    name: 'Pooch Perfumes & Dog Deodorants',
    parent: null,
    model: 'product',
    content:
      '<p>Alcohol-free perfumes at low strength, deodorants that take up odour instead of covering it, and gift sets that are ready to hand over.</p>',
    shot: 'scent-bench',
  },
  {
    slug: 'perfumes',
    name: 'Perfumes',
    parent: 'pooch-perfumes-dog-deodorants',
    model: 'product',
    content:
      '<p>Four scents in glass and a finishing mist for the salon. All are water-based and faint by the next day, as they should be.</p>',
    shot: 'group-perfumes',
  },
  {
    slug: 'deodorants',
    name: 'Deodorants',
    parent: 'pooch-perfumes-dog-deodorants',
    model: 'product',
    content:
      '<p>Sprays, foams and powders for between washes, with refills, and a separate spray for beds and cars.</p>',
    shot: 'group-deodorants',
  },
  {
    slug: 'gift-sets',
    name: 'Gift Sets',
    parent: 'pooch-perfumes-dog-deodorants',
    model: 'product',
    content: '<p>Boxes, tins and counter displays that arrive finished. Many can carry your business name.</p>',
    shot: 'wash-and-walk-gift-box',
  },
  {
    slug: 'business-tips',
    name: 'Business Tips',
    parent: null,
    model: 'article',
    content: '<p>Shelves, prices, seasons and stock: notes for people who sell to dog owners.</p>',
    shot: 'dispenser-and-rolls-counter-display',
  },
  {
    slug: 'grooming',
    name: 'Grooming',
    parent: null,
    model: 'article',
    content: '<p>Bath, table and finish, from people who have spent years on their feet beside a hydrobath.</p>',
    shot: 'leave-in-detangling-spray',
  },
  {
    slug: 'training',
    name: 'Training',
    parent: null,
    model: 'article',
    content: '<p>Reward-based training and chewing, in words you can pass on over the counter.</p>',
    shot: 'beef-liver-training-crumbs',
  },
];
