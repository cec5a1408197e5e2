import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse as parseCsv } from 'csv-parse/sync';
import { Marked } from 'marked';
import { parse as parseYaml } from 'yaml';
import { z } from 'zod';
import { BACKEND_FOLDER } from '../../system/backend-folder';

const folder = join(BACKEND_FOLDER, 'db', 'seed', 'data');

/** Quotes are not escaped: the text is always element content, never an attribute. */
const markdown = new Marked({
  renderer: {
    text: (token) =>
      'tokens' in token && token.tokens
        ? false
        : token.text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
  },
});

/** A JSON file below data/, parsed. Errors name the file and the field. */
export function readJson<T extends z.ZodType>(file: string, schema: T): z.output<T> {
  return checked(file, schema, () => JSON.parse(readFileSync(join(folder, file), 'utf8')));
}

/** All JSON files of a folder below data/, by name. */
export function readJsonFolder<T extends z.ZodType>(name: string, schema: T): z.output<T>[] {
  return filesOf(name, '.json').map((file) => readJson(file, schema));
}

/** A CSV file below data/; its first line names the columns. */
export function readCsv<T extends z.ZodType>(file: string, row: T): z.output<T>[] {
  return checked(file, z.array(row), () => parseCsv(readFileSync(join(folder, file)), { columns: true }));
}

/** All Markdown files of a folder below data/, by name: front matter, and the text as HTML. */
export function readMarkdownFolder<T extends z.ZodType>(
  name: string,
  front: T,
): { readonly front: z.output<T>; readonly content: string }[] {
  return filesOf(name, '.md').map((file) => {
    const parts = /^---\n(.*?\n)---\n(.*)$/s.exec(readFileSync(join(folder, file), 'utf8'));
    if (!parts) throw new Error(`Seed data ${file}: begins with front matter between two lines of ---`);
    const [, yaml = '', text = ''] = parts;
    return {
      front: checked(file, front, () => parseYaml(yaml)),
      content: markdown.parse(text, { async: false }).trimEnd(),
    };
  });
}

function filesOf(name: string, ending: string): string[] {
  return readdirSync(join(folder, name))
    .filter((file) => file.endsWith(ending))
    .toSorted()
    .map((file) => `${name}/${file}`);
}

function checked<T extends z.ZodType>(file: string, schema: T, read: () => unknown): z.output<T> {
  let raw: unknown;
  try {
    raw = read();
  } catch (cause) {
    throw new Error(`Seed data ${file}: ${cause instanceof Error ? cause.message : 'cannot be read'}`, { cause });
  }
  const { success, data, error } = schema.safeParse(raw);
  if (success) return data;
  throw new Error(`Seed data ${file}: ${z.prettifyError(error)}`);
}
