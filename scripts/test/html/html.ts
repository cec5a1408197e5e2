import { spawn } from 'node:child_process';
import { cpSync, globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { EveryPage } from '../../../e2e/support/browser/every-page.ts';
import { Platform } from '../../../e2e/support/shops/platform.ts';
import { Refusal, say } from '../../start/terminal/terminal.ts';
import type { Counts } from '../result.ts';
import { RESULTS, type Shop } from '../services/shop.ts';

const CHECKER = 'node_modules/vnu-jar/build/dist/vnu.jar';
const FOLDER = `${RESULTS}/html`;
/** The build's sheets in a finished page (server/document/inline-styles.ts): each is checked once, as a file. */
const SHEET = /<style data-precedence="next"[^>]*>[\s\S]*?<\/style>/g;

/** Newer at-rules, properties, functions and relative colours that the checker does not know. */
const NEWER_CSS = [
  /^CSS: Unrecognized at-rule “@(property|starting-style)”$/,
  /^CSS: “(animation-timeline|margin-trim|field-sizing|container-type)”: Property “[\w-]+” doesn't exist\.$/,
  /^CSS: “background-image”: (“in” is not a “color” value|Parse Error)\.$/,
  /^CSS: “transition-property”: “--tw-[\w-]+” is not a “transition-property” value\.$/,
  /^CSS: “clip-path”: “path\(.*\)” is not a “clip-path” value\.$/,
  /^CSS: “max-(width|inline-size)”: The types are incompatible\.$/,
  /^CSS: “--[\w-]+”: Cannot invoke "org\.w3c\.css\./,
];
/** Reported at the end of each whole sheet: a rule that is not closed would fail the build. */
const END = /^CSS: Parse Error\.$/;

const report = z.object({
  messages: z.array(
    z.object({
      type: z.string(),
      subType: z.string().optional(),
      url: z.string().default(''),
      lastLine: z.int().optional(),
      firstColumn: z.int().optional(),
      message: z.string(),
      extract: z.string().default(''),
    }),
  ),
});

/** All messages of the checker about the files of a folder. */
async function ask(folder: string): Promise<z.infer<typeof report>['messages']> {
  const child = spawn(
    'java',
    ['-jar', CHECKER, '--stdout', '--exit-zero-always', '--also-check-css', '--format', 'json', folder],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const failed = new Promise<never>((_, reject) => {
    child.once('error', () => reject(new Refusal('Install Java, for example: apt-get install default-jre-headless.')));
  });
  return report.parse(JSON.parse(await Promise.race([text(child.stdout), failed]))).messages;
}

/** Checks each page as it is sent, and each sheet of the build, by the W3C's checker. */
export async function checkHtml({ storefront, platform }: Shop, words: readonly string[]): Promise<Counts> {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const every = await EveryPage.of(storefront.address, new Platform(platform.address));
  const wrong: string[] = [];
  for (const { name, address, who, missing } of every.pages) {
    if (words.length > 0 && !words.some((word) => name.includes(word))) continue;
    const reply = await every.sessions[who].get(address, { headers: { accept: 'text/html' }, maxRedirects: 0 });
    if (reply.status() !== (missing ? 404 : 200)) wrong.push(`${name}: ${address} answered ${reply.status()}`);
    writeFileSync(join(FOLDER, `${name}.html`), (await reply.text()).replaceAll(SHEET, ''));
  }
  await every.close();
  for (const sheet of globSync('.next/static/**/*.css')) cpSync(sheet, join(FOLDER, basename(sheet)));

  const broken = new Set<string>();
  for (const { type, subType, url, message, lastLine, firstColumn, extract } of await ask(FOLDER)) {
    if (type === 'info' && subType !== 'warning') continue;
    if (NEWER_CSS.some((known) => known.test(message)) || (END.test(message) && extract.includes('</styl'))) continue;
    const file = basename(url);
    const place = `${file}:${lastLine ?? ''}:${firstColumn ?? ''}`;
    say(`${type === 'info' ? 'warning' : type} ${place} ${message}\n    ${extract.replaceAll(/\s+/g, ' ').trim()}`);
    if (type !== 'info') broken.add(file);
  }
  for (const line of wrong) say(line);
  const files = globSync('*', { cwd: FOLDER }).length;
  const failed = broken.size + wrong.length;
  return { passed: Math.max(files - failed, 0), failed, note: '' };
}
