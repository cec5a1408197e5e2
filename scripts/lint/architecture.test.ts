import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { forbiddenImport } from './architecture';
import { ZONES } from './zones';

describe('forbiddenImport', () => {
  it.each([
    ['lib/domain/money.ts', '../data/products'],
    ['lib/domain/money.ts', '@/lib/session/cookie'],
    ['lib/contract/cart.ts', '@hono/node-server'],
    ['lib/contract/cart.ts', '../domain/money'],
    ['lib/domain/cart.ts', '../config/env'],
    ['lib/session/cookie.ts', '../upstream/transport'],
    ['lib/browser/cart.ts', '../upstream/transport'],
    ['lib/browser/cart.ts', '@/lib/config/env'],
    ['components/catalogue/card.tsx', '@/app/fonts/fonts'],
    ['components/catalogue/card.tsx', '@/backend/rules/gst'],
    ['components/ui/button.tsx', 'next-intl'],
    ['components/media/picture.tsx', '../site/smart-link'],
    ['components/catalogue/card.tsx', '../widgets/parts/define'],
    ['components/content/blog/card.tsx', '@/components/widgets/registry'],
    ['components/unnamed/card.tsx', '../ui/button'],
    ['app/[view]/(site)/page.tsx', '../../../backend/config'],
    ['middleware.ts', '@/lib/data/products'],
    ['backend/routes/cart.ts', '@/lib/data/cart'],
    ['backend/routes/cart.ts', '../../components/ui/button'],
    ['backend/server.ts', 'next'],
    ['backend/services/content/page-rows.ts', '@/components/widgets/core-hero'],
    ['components/widgets/core-hero/schema.ts', '@/lib/upstream/transport'],
    ['lib/upstream/page/absent.ts', '@/components/widgets/registry'],
    ['components/widgets/parts/fields.ts', 'react'],
    ['components/catalogue/card.tsx', '@/components/widgets/schemas'],
    ['backend/rules/cart/totals.ts', '../../db/client'],
    ['backend/db/client.ts', '../services/mail/queue-mail'],
    ['backend/services/cart/view-cart.ts', '../../http/platform'],
    ['backend/services/cart/view-cart.ts', '../orders/place-order'],
    ['backend/services/mail/mail-worker.ts', '../../start/deliver-mail'],
    ['backend/http/handle.ts', '../routes/register'],
    ['backend/cms/register.ts', '../routes/register'],
    ['backend/start/start.ts', '../testing/shop'],
    ['server/main.ts', '../backend/system/config'],
    ['server/main.ts', '../lib/upstream/transport'],
    ['server/main.ts', '../scripts/start/ports'],
    ['scripts/start/terminal/summary.ts', '../../../backend/db/seed/seed'],
    ['scripts/start/start.ts', '../../e2e/support/platform'],
    ['scripts/start/start.ts', '../test/shop'],
    ['scripts/release/main.ts', '../../backend/system/config'],
    ['lib/upstream/request-notes.ts', './transport'],
  ])('%s may not import %s', (importer, specifier) => {
    expect(forbiddenImport(importer, specifier)).toMatch(/may not import/);
  });

  it.each([
    ['lib/domain/money.ts', '../config/constants'],
    ['lib/domain/money.ts', '../contract/cart'],
    ['lib/data/cart.ts', '../session/cookie'],
    ['lib/browser/cart.ts', '../config/routes'],
    ['components/catalogue/card.tsx', '../ui/button'],
    ['components/catalogue/card.tsx', '@/lib/domain/values/money'],
    ['app/[view]/(site)/page.tsx', '@/components/catalogue/card'],
    ['middleware.ts', '@/lib/session/cookie'],
    ['backend/routes/cart.ts', '@/lib/contract/cart'],
    ['backend/services/content/page-rows.ts', '@/components/widgets/settings-schema'],
    ['components/widgets/core-hero/schema.ts', '@/components/widgets/parts/fields'],
    ['lib/upstream/page/absent.ts', '@/components/widgets/widget-settings'],
    ['components/widgets/core-hero/index.tsx', './schema'],
    ['backend/routes/cart.ts', 'hono'],
    ['backend/services/orders/place-order.ts', '../cart/cart-lines'],
    ['backend/db/seed/seed.ts', '../../services/orders/store-order'],
    ['backend/start/start.ts', '../db/seed/seed'],
    ['backend/services/cart/copy-lines.test.ts', '../../testing/shop'],
    ['next.config.ts', 'next'],
    ['server/answer.ts', '../lib/upstream/request-notes'],
    ['scripts/test/services/stripe.ts', '../../../backend/testing/stripe-stand-in'],
    ['deploy/shop-behind-nginx.ts', '../e2e/support/platform'],
    ['bench/main.ts', '../e2e/support/platform'],
  ])('%s may import %s', (importer, specifier) => {
    expect(forbiddenImport(importer, specifier)).toBeNull();
  });
});

it('has no circle between folders of components/', () => {
  const reached = (name: string, seen = new Set<string>()): Set<string> => {
    for (const next of ZONES[name]?.imports ?? []) if (!seen.has(next)) reached(next, seen.add(next));
    return seen;
  };
  const rooms = Object.keys(ZONES).filter((name) => name.startsWith('components'));
  const circular = rooms.filter((name) => reached(name).has(name));
  expect(circular).toEqual([]);
});

describe('the linter', () => {
  const root = process.cwd();
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'stockist-lint-'));
    copyFileSync('.oxlintrc.json', join(folder, '.oxlintrc.json'));
    for (const shared of ['scripts', 'node_modules', 'tsconfig.json'])
      symlinkSync(join(root, shared), join(folder, shared));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  function lint(file: string, source: string): { status: number | null; output: string } {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), source);
    const { status, stdout, stderr } = spawnSync(process.execPath, ['node_modules/oxlint/bin/oxlint', file], {
      cwd: folder,
      encoding: 'utf8',
    });
    return { status, output: stdout + stderr };
  }

  it.each([
    ['lib/domain/bad.ts', "export { cart } from '../data/cart';\n", 'domain may not import data'],
    [
      'components/bad.tsx',
      "export const bad = async () => import('@/backend/system/config');\n",
      'components may not import backend',
    ],
    [
      'components/bad.tsx',
      'export const Bad = () => <p className="mt-2 md:ml-4">x</p>;\n',
      'names a side of the screen',
    ],
    [
      'lib/data/bad.ts',
      "export async function bad(): Promise<string> {\n  'use cache';\n  return 'x';\n}\n",
      'is given to cachedRead',
    ],
    ['app/bad.tsx', 'export const Bad = () => <p style={{ color: "#c00" }}>x</p>;\n', 'Colours come from the tokens'],
  ])('fails on %s: %s', (file, source, problem) => {
    const { status, output } = lint(file, source);
    expect(output).toContain(problem);
    expect(status).toBe(1);
  });

  it('fails on folders that import each other', () => {
    mkdirSync(join(folder, 'components/cart/lines'), { recursive: true });
    writeFileSync(join(folder, 'components/cart/cart.ts'), "export { line } from './lines/line';\n");
    const source = "import type { Cart } from '../cart-types';\nexport const line = (cart: Cart) => cart;\n";
    const { status, output } = lint('components/cart/lines/line.ts', source);
    expect(output).toContain('a circle of folders: components/cart/lines → components/cart → components/cart/lines');
    expect(status).toBe(1);
  });

  it('accepts what is allowed', () => {
    const { status, output } = lint('lib/domain/good.ts', "export { CURRENCY } from '../config/constants';\n");
    expect(output).toContain('0 errors');
    expect(status).toBe(0);
  });
});
