import type { SeedTestimonial } from '../types';

export const testimonials: SeedTestimonial[] = [
  {
    slug: 'groom-and-co',
    picture: 'oatmeal-salon-concentrate',
    name: 'Hana Whitlock',
    title: 'Groom & Co, Brunswick VIC',
    content:
      '<p>We changed the back bar to the oatmeal concentrate and stopped rinsing twice. Over a full Saturday that is the better part of an hour. Clients ask what it is, so now it is on the shelf as well.</p>',
    rating: 5,
    group: 'groomers',
  },
  {
    slug: 'wet-nose-mobile',
    picture: 'everyday-oatmeal-shampoo',
    name: 'Craig Pappas',
    title: 'Wet Nose Mobile Grooming, Sunshine Coast QLD',
    content:
      '<p>I carry water in the van, so a shampoo that rinses in one pass matters more to me than what it smells like. It also happens to smell good.</p>',
    rating: 5,
    group: 'groomers',
  },
  {
    slug: 'the-clip-joint',
    picture: 'dilution-bottle-set',
    name: 'Yasmin Haddad',
    title: 'The Clip Joint, Parramatta NSW',
    content:
      '<p>The dilution lines on the mixing bottles ended an argument we had been having for three years. Orders come when they say. One carton arrived short; they rang me before I had finished counting.</p>',
    rating: 4,
    group: 'groomers',
  },
  {
    slug: 'harbour-hound',
    picture: 'kangaroo-jerky-strips',
    name: 'Luca Bernardi',
    title: 'Harbour Hound Provisions, Newcastle NSW',
    content:
      '<p>Kangaroo jerky is our best-selling line by weight. The pouches face up well, and the pages give my staff the answers to the questions people really ask: where from, what else is in it, how long does it keep.</p>',
    rating: 5,
    group: 'retailers',
  },
  {
    slug: 'tin-shed-produce',
    picture: 'ute-dog-two-in-one',
    name: 'Bev Lindqvist',
    title: 'Tin Shed Produce, Naracoorte SA',
    content:
      '<p>Freight to us is never quick, and they do not pretend it is. I order every three weeks and it turns up inside the window they gave. Ute Dog goes out the door with the chook feed.</p>',
    rating: 4,
    group: 'retailers',
  },
  {
    slug: 'two-rivers-vet',
    picture: 'chicken-breast-fillets',
    name: 'Dr Anjali Menon',
    title: 'Two Rivers Veterinary Clinic, Wagga Wagga NSW',
    content:
      '<p>I will not have miracle claims in my waiting room. These labels say what is in the pouch and stop there, which is why they are the treats on our counter.</p>',
    rating: 5,
    group: 'retailers',
  },
  {
    slug: 'saltbush-holiday-park',
    picture: 'park-bag-station',
    name: 'Rob and Deb Kessler',
    title: 'Saltbush Holiday Park, Denham WA',
    content:
      '<p>Four bag stations and a carton of refills in season, with our name on the plates. The lawn by the amenities block has not needed a sign since.</p>',
    rating: 5,
    group: 'hospitality',
  },
  {
    slug: 'long-paddock-coffee',
    picture: 'oat-and-carob-biscuits',
    name: 'Mei Tanaka',
    title: 'Long Paddock Coffee, Hobart TAS',
    content:
      '<p>One biscuit, one jar, one dog at a time. The five kilogram carton lasts us about a fortnight and pays for the water bowls.</p>',
    rating: 5,
    group: 'hospitality',
  },
];
