import { packAssets } from './pack-assets.ts';

/** `npm run build:assets -- <folder>`: the assets of a build for nginx. Runs on Node alone, in the production image. */
const folder = process.argv[2];
if (folder === undefined) {
  console.error('Name the folder to write to: npm run build:assets -- /srv/assets');
  process.exitCode = 1;
} else {
  console.log(`${await packAssets(folder)} files compressed into ${folder}/_next/static`);
}
