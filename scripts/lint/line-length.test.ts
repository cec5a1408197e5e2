import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** As the formatter is set (.oxfmtrc.json); it leaves texts, templates and comments as they are. */
const MAX = 120;
/** Text without a space this long cannot be broken: a regular expression, a range of a font. */
const UNBREAKABLE = 90;

/** Tables of test texts, drawings, and SQL that fills a database. */
const DATA = ['backend/db/seed/large/', 'lib/domain/cart/order-pad/', 'lib/domain/cart/order-text/', 'pictures/'];
/** The formatter keeps a test's title on its line. */
const TITLE = /^\s*(await )?(it|test|test\.step)\(\s*['"`‘]/;
const TEST = /\.(test|spec)\.tsx?$/;

const files = execFileSync('git', ['ls-files', '-z', '*.ts', '*.tsx', '*.sh', '.ci/run'], { encoding: 'utf8' })
  .split('\0')
  .filter((file) => file !== '' && !DATA.some((folder) => file.startsWith(folder)));

function isTooLong(line: string, file: string): boolean {
  if (line.length <= MAX || line.split(/\s+/).some((word) => word.length > UNBREAKABLE)) return false;
  return !(TEST.test(file) && TITLE.test(line));
}

it('no line is longer than the formatter would let it be', () => {
  expect(files.length).toBeGreaterThan(1_000);
  const found = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) => (isTooLong(line, file) ? [`${file}:${index + 1}`] : [])),
  );
  expect(found).toEqual([]);
});
