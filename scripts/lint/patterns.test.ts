import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parseSync } from '@swc/core';
import { analyse } from 'scslre';

/*
 * Patterns whose time grows with the square of a text: one request with a long text of one repeated character would
 * keep the shop from answering anybody else. A run is matched from its beginning by a lookbehind, such as /(?<!-)-+$/.
 */

const files = execFileSync(
  'git',
  ['ls-files', '-z', 'app', 'backend', 'components', 'lib', 'server', 'middleware.ts'],
  {
    encoding: 'utf8',
  },
)
  .split('\0')
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !/^backend\/(contract-tests|testing|db\/seed)\//.test(file));

interface Pattern {
  readonly source: string;
  readonly flags: string;
}

function patternOf(node: unknown): Pattern | null {
  if (typeof node !== 'object' || node === null || !('type' in node) || node.type !== 'RegExpLiteral') return null;
  if (!('pattern' in node && 'flags' in node)) return null;
  return { source: String(node.pattern), flags: String(node.flags) };
}

/** The regular expressions that a module has as literals; those made of parts at run time are not found. */
function literalsIn(code: string, file = '.ts'): Pattern[] {
  const found: Pattern[] = [];
  const options = { syntax: 'typescript', tsx: file.endsWith('x'), target: 'es2024' } as const;
  JSON.stringify(parseSync(code, options), (_, node: unknown) => {
    const pattern = patternOf(node);
    if (pattern) found.push(pattern);
    return node;
  });
  return found;
}

function slowIn(patterns: readonly Pattern[]): string[] {
  return patterns.flatMap((pattern) => {
    const [slow] = analyse(pattern, { reportTypes: { Move: true, Self: true, Trade: true }, maxReports: 1 }).reports;
    return slow ? [`/${pattern.source}/${pattern.flags} for a run of '${slow.character.pick}'`] : [];
  });
}

it.each([
  ['a run that is tried from each of its characters', 'text.replace(/\\/+$/, "")'],
  ['two runs of the same characters', '/^(\\S+?)T(\\S+)x$/.test(text)'],
  ['a repeated run', '/^(a+)+$/.test(text)'],
])('finds %s', (_, code) => expect(slowIn(literalsIn(code))).toHaveLength(1));

it('finds nothing in patterns that take each character once', () => {
  expect(slowIn(literalsIn('text.replace(/(?<!\\/)\\/+$/, "").replaceAll(/\\s+/g, " ")'))).toEqual([]);
});

it('no pattern takes the square of a text’s length', () => {
  const all = files.map((file) => ({ file, patterns: literalsIn(readFileSync(file, 'utf8'), file) }));
  expect(all.flatMap(({ patterns }) => patterns).length).toBeGreaterThan(400);
  expect(all.flatMap(({ file, patterns }) => slowIn(patterns).map((slow) => `${file}: ${slow}`))).toEqual([]);
});
