import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { findBrowser } from '../e2e/support/browser/browser.ts';

/**
 * Draws the size chart of the cheek rolls into backend/media/originals: node pictures/size-chart.ts
 * Its facts stand in products-jerky-red-meat.ts as text too, and in the picture's alternative text in manifest.json.
 */
const OUT = 'backend/media/originals/cheek-roll-sizes.jpg';
const [WIDTH, HEIGHT] = [1600, 1200];

/** Pixels of the drawing per centimetre. */
const SCALE = 30;
const ROLLS = [
  { name: 'Small', across: 3, long: 12, dogs: 'Dogs up to 12 kg', weight: 'about 70 g' },
  { name: 'Medium', across: 4, long: 15, dogs: 'Dogs up to 25 kg', weight: 'about 130 g' },
  { name: 'Large', across: 5, long: 18, dogs: 'Dogs above 25 kg', weight: 'about 215 g' },
];

const font = (file: string): string =>
  `url(data:font/woff2;base64,${readFileSync(`app/fonts/${file}.woff2`).toString('base64')})`;

function roll({ across, long }: (typeof ROLLS)[number]): string {
  const [w, h] = [long * SCALE, across * SCALE];
  const end = h * 0.3;
  const turns = [1, 0.72, 0.46, 0.22]
    .map((part) => `<ellipse cx="${w - end}" cy="${h / 2}" rx="${end * part}" ry="${(h / 2) * part}"/>`)
    .join('');
  return `<svg width="${w + 2}" height="${h + 2}" viewBox="-1 -1 ${w + 2} ${h + 2}">
    <path d="M${end} 0H${w - end}A${end} ${h / 2} 0 0 1 ${w - end} ${h}H${end}A${end} ${h / 2} 0 0 1 ${end} 0Z" fill="#8A4B2C"/>
    <path d="M${end} ${h * 0.28}H${w - end * 2}M${end * 0.6} ${h * 0.55}H${w - end * 2}M${end} ${h * 0.8}H${w - end * 2}" stroke="#6F3820" stroke-width="3" fill="none"/>
    <g fill="#B9764C" stroke="#6F3820" stroke-width="3">${turns}</g></svg>`;
}

const rows = ROLLS.map(
  (size) =>
    `<li><div class="name">${size.name}</div>${roll(size)}<div class="facts"><b>${size.dogs}</b>${size.across}&nbsp;cm across, ${size.long}&nbsp;cm long,<br>${size.weight}</div></li>`,
).join('');
const html = `<style>
  @font-face { font-family: Display; src: ${font('newsreader-display-latin')} }
  @font-face { font-family: Text; src: ${font('instrument-sans-latin')} }
  body { margin: 0; width: ${WIDTH}px; height: ${HEIGHT}px; box-sizing: border-box; padding: 90px 100px; background: #EFE8DB; color: #2A231C; font: 34px/1.4 Text; display: flex; flex-direction: column }
  h1 { font: 400 84px/1 Display; letter-spacing: -.012em; margin: 0 0 16px }
  p { margin: 0; color: #655B50 }
  ul { list-style: none; margin: 34px 0 0; padding: 0; flex: 1; display: flex; flex-direction: column }
  li { flex: 1; display: grid; grid-template-columns: 250px 600px 1fr; align-items: center; border-top: 2px solid #D3C8B6 }
  .name { font: 400 54px/1 Display }
  .facts b { display: block; font-weight: 600; font-size: 38px }
  .facts { color: #655B50 } .facts b { color: #2A231C }
</style><h1>Which roll for which dog</h1><p>Cheek rolls to scale, beside each other. Sizes vary by a few millimetres.</p><ul>${rows}</ul>`;

const { executablePath, args } = await findBrowser();
const browser = await chromium.launch({ executablePath, args: [...args] });
const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } });
await page.setContent(html, { waitUntil: 'load' });
await page.evaluate(() => document.fonts.ready);
const drawn = await page.screenshot();
await browser.close();
writeFileSync(OUT, await sharp(drawn).jpeg({ quality: 84, mozjpeg: true }).toBuffer());
