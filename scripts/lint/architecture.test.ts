import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { forbiddenImport } from './architecture';

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
    ['components/catalog/card.tsx', '@/app/fonts/fonts'],
    ['components/catalog/card.tsx', '@/backend/rules/gst'],
    ['components/ui/button.tsx', 'next-intl'],
    ['app/[view]/(site)/page.tsx', '../../../backend/config'],
    ['middleware.ts', '@/lib/data/products'],
    ['backend/routes/cart.ts', '@/lib/data/cart'],
    ['backend/routes/cart.ts', '../../components/ui/button'],
    ['backend/server.ts', 'next'],
  ])('%s may not import %s', (importer, specifier) => {
    expect(forbiddenImport(importer, specifier)).toMatch(/may not import/);
  });

  it.each([
    ['lib/domain/money.ts', '../config/constants'],
    ['lib/domain/money.ts', '../contract/cart'],
    ['lib/data/cart.ts', '../session/cookie'],
    ['lib/browser/cart.ts', '../config/routes'],
    ['components/catalog/card.tsx', '../ui/button'],
    ['components/catalog/card.tsx', '@/lib/domain/values/money'],
    ['app/[view]/(site)/page.tsx', '@/components/catalog/card'],
    ['middleware.ts', '@/lib/session/cookie'],
    ['backend/routes/cart.ts', '@/lib/contract/cart'],
    ['backend/routes/cart.ts', 'hono'],
    ['next.config.ts', 'next'],
  ])('%s may import %s', (importer, specifier) => {
    expect(forbiddenImport(importer, specifier)).toBeNull();
  });
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
      "export const bad = async () => import('@/backend/config');\n",
      'components may not import backend',
    ],
    [
      'components/bad.tsx',
      'export const Bad = () => <p className="mt-2 md:ml-4">x</p>;\n',
      'names a side of the screen',
    ],
    ['app/bad.tsx', 'export const Bad = () => <p style={{ color: "#c00" }}>x</p>;\n', 'Colours come from the tokens'],
  ])('fails on %s: %s', (file, source, problem) => {
    const { status, output } = lint(file, source);
    expect(output).toContain(problem);
    expect(status).toBe(1);
  });

  it('passes what is allowed', () => {
    const { status, output } = lint('lib/domain/good.ts', "export { CURRENCY } from '../config/constants';\n");
    expect(output).toContain('0 errors');
    expect(status).toBe(0);
  });
});
