import type { Person } from './figure.ts';

/** Nobody in particular, in the colours of the house. */
export interface Portrait {
  readonly key: string;
  readonly name: string;
  readonly ground: string;
  /** From left to right, the last in front. */
  readonly people: readonly Person[];
}

const one = (name: string, ground: string, person: Omit<Person, 'key'>): Portrait => {
  const key = name
    .replace(/^Dr /, '')
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '-');
  return { key, name, ground, people: [{ key, ...person }] };
};

const CAP =
  '<g transform="translate(0 43) scale(1 .87)"><path d="M322 322c-10-106 46-164 128-164s138 58 128 164c-76-30-180-30-256 0z" fill="#4a5a43"/><path d="M450 158c82 0 138 58 128 164-30-12-62-18-94-20 10-60 0-110-34-144z" fill="#36442f"/><path d="M450 158v140M404 164c-30 34-42 84-40 140" fill="none" stroke="#36442f" stroke-width="4"/><circle cx="450" cy="158" r="11" fill="#36442f"/><path d="M412 220h76v56c-26-4-50-4-76 0z" fill="#efe6d4"/><path d="M432 256c6-22 30-22 36 0" fill="none" stroke="#a4402f" stroke-width="7" stroke-linecap="round"/><path d="M314 326c80-52 192-52 272 0 10 20-6 30-24 24-70-28-154-28-224 0-18 6-34-4-24-24z" fill="#2c3827"/><path d="M334 322c74-36 158-36 232 0" fill="none" stroke="#5d6f55" stroke-width="4" stroke-linecap="round"/></g>';
const HAT =
  '<path d="M338 270c-4-90 18-142 66-140 20 2 28 12 46 12s26-10 46-12c48-2 70 50 66 140z" fill="#9a7a52"/><path d="M450 142c18 0 26-10 46-12 48-2 70 50 66 140h-80c10-40 0-90-32-128z" fill="#7f623f"/><path d="M336 254c70 24 158 24 228 0l2 34c-70 22-162 22-232 0z" fill="#4a3524"/><path d="M214 268c40 14 84 18 124 16 70 22 154 22 224 0 40 2 84-2 124-16 12 40-60 72-124 74-74-26-150-26-224 0-64-2-136-34-124-74z" fill="#a98658"/><path d="M338 342c74-26 150-26 224 0 64-2 136-34 124-74-30 40-80 54-124 50-74-14-150-14-224 0-44 4-94-10-124-50-12 40 60 72 124 74z" fill="#7f623f"/>';
const SCARF = '#5f7f86';
const HEADSCARF = {
  behind: `<path d="M300 380c-14-140 50-224 152-224s164 84 148 224c4 110 70 250 90 380H212c20-130 84-270 88-380z" fill="#4a676e"/>`,
  over: `<path d="M450 152c-104 0-164 78-152 204 6 90 10 170 44 236 24 44 64 66 108 66s84-22 108-66c34-66 38-146 44-236 12-126-48-204-152-204zm0 76c74 0 106 48 106 132 0 62-8 112-38 152-20 30-44 46-68 46s-48-16-68-46c-30-40-38-90-38-152 0-84 32-132 106-132z" fill="${SCARF}" fill-rule="evenodd"/><path d="M340 556c40 60 180 60 220 0 44 50 56 120 34 176-30 44-230 56-286-8-18-56-8-124 32-168z" fill="${SCARF}"/><path d="M560 556c44 50 56 120 34 176-18 24-66 36-118 38 60-40 98-112 84-214z" fill="#4a676e" opacity=".8"/><path d="M322 320c4-70 50-126 118-132M332 610c50 64 140 86 216 62M318 672c60 50 150 66 230 48M590 330c0 70-10 140-32 200" fill="none" stroke="#86a3a8" stroke-width="6" stroke-linecap="round" opacity=".8"/>`,
};
const FLOWER =
  '<g transform="translate(576 300)"><g fill="#fdf6e6" stroke="#e5d6b4" stroke-width="3"><ellipse cy="-28" rx="18" ry="27"/><ellipse cy="-28" rx="18" ry="27" transform="rotate(72)"/><ellipse cy="-28" rx="18" ry="27" transform="rotate(144)"/><ellipse cy="-28" rx="18" ry="27" transform="rotate(216)"/><ellipse cy="-28" rx="18" ry="27" transform="rotate(288)"/></g><circle r="15" fill="#e0a63e"/></g>';
const EARRINGS =
  '<g fill="#d8a548"><circle cx="316" cy="450" r="11"/><circle cx="584" cy="450" r="11"/></g><path d="M316 460v20M584 460v20" stroke="#d8a548" stroke-width="5" stroke-linecap="round"/>';
const STETHOSCOPE =
  '<g transform="translate(0 -66)"><path d="M352 690c-30 80-20 150 40 170" fill="none" stroke="#2c3236" stroke-width="13" stroke-linecap="round"/><circle cx="400" cy="864" r="24" fill="#b9c1c4" stroke="#2c3236" stroke-width="7"/><circle cx="400" cy="864" r="9" fill="#8d979b"/></g>';

export const PORTRAITS: readonly Portrait[] = [
  one('Marnie Callaghan', '#e9dcc5', {
    lashes: true,
    skin: '#efc5a3',
    hair: '#9c4a28',
    style: 'bob',
    cloth: '#e8dfcf',
    clothes: 'crew',
    mouth: 'smile',
    apron: '#2f5d6e',
  }),
  one('Tuan Pham', '#d3ddd0', {
    skin: '#e2b389',
    hair: '#2a2320',
    style: 'crop',
    cloth: '#a4402f',
    clothes: 'roll',
    mouth: 'smile',
    glasses: '#33291f',
  }),
  one('Priya Raman', '#ead5ca', {
    lashes: true,
    skin: '#b67c53',
    hair: '#231b18',
    style: 'bun',
    cloth: '#f1ece2',
    clothes: 'coat',
    mouth: 'calm',
    over: EARRINGS,
    broad: 0.96,
  }),
  one('Daniel Okafor', '#dfd5b6', {
    skin: '#7d5136',
    hair: '#1e1815',
    style: 'fade',
    cloth: '#c07a26',
    clothes: 'shirt',
    mouth: 'laugh',
    beard: 'full',
    broad: 1.04,
  }),
  one('Graham Oates', '#cfdadd', {
    skin: '#f0cbb0',
    hair: '#d4d0c8',
    style: 'receding',
    cloth: '#55654f',
    clothes: 'shirt',
    mouth: 'smile',
    beard: 'moustache',
    glasses: '#4a3f36',
    lines: true,
    brow: '#b9b3a8',
    broad: 1.03,
  }),
  one('Sorcha Byrne', '#dbe2cd', {
    lashes: true,
    skin: '#f5d3bb',
    hair: '#bf5d28',
    style: 'curls',
    cloth: '#3f5149',
    clothes: 'hood',
    mouth: 'laugh',
  }),
  one('Leilani Faumuina', '#efdcb8', {
    lashes: true,
    skin: '#a96f48',
    hair: '#251b16',
    style: 'long',
    cloth: '#8c3b4a',
    clothes: 'vee',
    mouth: 'laugh',
    over: FLOWER,
    broad: 1.03,
  }),
  one('Joel Whitcombe', '#d5d9cc', {
    skin: '#e8bb94',
    hair: '#5b3d26',
    style: 'fade',
    cloth: '#35495e',
    clothes: 'crew',
    mouth: 'smile',
    beard: 'stubble',
    over: CAP,
    broad: 1.02,
  }),
  one('Hana Whitlock', '#dfe0d6', {
    lashes: true,
    skin: '#f0cba9',
    hair: '#30241f',
    style: 'fringe',
    cloth: '#d9c7a4',
    clothes: 'crew',
    mouth: 'smile',
    apron: '#3c4a58',
    broad: 0.98,
  }),
  one('Craig Pappas', '#cfdfe0', {
    skin: '#d59f74',
    hair: '#4a4440',
    style: 'crop',
    cloth: '#2f6f7a',
    clothes: 'polo',
    mouth: 'laugh',
    beard: 'stubble',
    lines: true,
    broad: 1.05,
  }),
  one('Yasmin Haddad', '#ead9c4', {
    lashes: true,
    skin: '#deae84',
    hair: '#2b211c',
    style: 'none',
    cloth: '#b06a4a',
    clothes: 'crew',
    mouth: 'smile',
    broad: 0.98,
    ...HEADSCARF,
  }),
  one('Luca Bernardi', '#dcd9c9', {
    skin: '#e0ae85',
    hair: '#33261f',
    style: 'wavy',
    cloth: '#5b6b4e',
    clothes: 'shirt',
    mouth: 'smile',
    beard: 'short',
  }),
  one('Bev Lindqvist', '#e6dccb', {
    lashes: true,
    skin: '#f1cdb3',
    hair: '#cbc4ba',
    style: 'short',
    cloth: '#3f6280',
    clothes: 'shirt',
    mouth: 'laugh',
    lines: true,
    brow: '#a69d91',
    glasses: '#8a3f33',
  }),
  one('Dr Anjali Menon', '#d4e0dc', {
    lashes: true,
    skin: '#a9714a',
    hair: '#211814',
    style: 'braid',
    cloth: '#2f7f7a',
    clothes: 'vee',
    mouth: 'smile',
    plaited: true,
    over: STETHOSCOPE,
    broad: 0.97,
  }),
  {
    key: 'rob-and-deb-kessler',
    name: 'Rob and Deb Kessler',
    ground: '#ead6b3',
    people: [
      {
        key: 'rob-kessler',
        skin: '#dba37b',
        hair: '#a79c90',
        style: 'receding',
        cloth: '#6c7f8c',
        clothes: 'shirt',
        mouth: 'smile',
        beard: 'short',
        lines: true,
        over: HAT,
        broad: 1.05,
      },
      {
        key: 'deb-kessler',
        lashes: true,
        skin: '#efc19d',
        hair: '#d9b36c',
        style: 'bob',
        cloth: '#b4523c',
        clothes: 'vee',
        mouth: 'laugh',
        lines: true,
        brow: '#a07b3f',
      },
    ],
  },
  one('Mei Tanaka', '#e4dcd2', {
    lashes: true,
    skin: '#efc9a4',
    hair: '#241d1b',
    style: 'short',
    cloth: '#efe7d8',
    clothes: 'roll',
    mouth: 'calm',
    apron: '#7a5a3c',
  }),
];
