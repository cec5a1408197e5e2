import type { SeedGroup } from '../schemas/catalogue';

const KINDS = ['Collars', 'Leads', 'Harnesses', 'Bedding', 'Bowls', 'Toys', 'Coats', 'Supplements'];
const STYLES = [
  'Everyday',
  'Outback',
  'Coastal',
  'Working',
  'Puppy',
  'Senior',
  'Travel',
  'Show Ring',
  'Padded',
  'Reflective',
  'Waxed',
  'Woven',
];

/** Groups of a large range, in addition to the demonstration's: kinds of products, and styles below each. */
export function largeGroups(count: number): SeedGroup[] {
  const tops = KINDS.map((kind): SeedGroup => ({
    slug: kind.toLowerCase(),
    name: kind,
    parent: null,
    model: 'product',
    content: `<p>${kind} for every dog and every day.</p>`,
    shot: 'park-bench',
  }));
  const children = Array.from({ length: Math.max(0, count - tops.length) }, (_, index): SeedGroup => {
    const kind = KINDS[index % KINDS.length] ?? '';
    const style = `${STYLES[Math.floor(index / KINDS.length) % STYLES.length]}`;
    return {
      slug: `${style}-${kind}`.toLowerCase().replaceAll(' ', '-'),
      name: `${style} ${kind}`,
      parent: kind.toLowerCase(),
      model: 'product',
      content: `<p>${style} ${kind.toLowerCase()}, in sizes from the smallest terrier to the largest ridgeback.</p>`,
      shot: 'walk-kit',
    };
  });
  return [...tops, ...children];
}
