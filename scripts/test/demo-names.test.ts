import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { demonstration } from '@/backend/db/seed/demonstration';

const CODE = ['app', 'components', 'lib', 'messages', 'middleware.ts', 'instrumentation.ts', 'next.config.ts'];

function filesOf(path: string): string[] {
  if (/\.\w+$/.test(path)) return /\.test\.tsx?$/.test(path) || !/\.(?:tsx?|css|json|svg)$/.test(path) ? [] : [path];
  return readdirSync(path).flatMap((name) => filesOf(join(path, name)));
}

/**
 * Every shop has its own names: those of the demonstration shop and its goods come only from the platform.
 */
it('names nothing of the demonstration shop in the storefront', () => {
  const [site, products] = [demonstration.site(), demonstration.products()];
  const { host } = new URL(`https://${site.email.split('@')[1]}`);
  const brands = new Set(products.map(({ brand }) => brand).filter((brand) => brand !== ''));
  const names = [site.name, site.abn, site.phone, host.split('.')[0] ?? host, ...brands];
  expect(brands.size).toBeGreaterThan(1);
  const named = CODE.flatMap(filesOf).flatMap((file) => {
    const text = readFileSync(file, 'utf8').toLowerCase();
    return names.filter((name) => text.includes(name.toLowerCase())).map((name) => `${file}: ${name}`);
  });
  expect(named).toEqual([]);
});
