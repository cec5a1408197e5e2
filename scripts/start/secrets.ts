import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { codeOf } from '../../lib/domain/values/error-code.ts';
import { parseJson } from '../../lib/domain/values/parse-json.ts';
import { Refusal } from './terminal/terminal.ts';

const secrets = z.object({ SESSION_PASSWORD: z.string(), REVALIDATE_SECRET: z.string() });
type Secrets = z.infer<typeof secrets>;

const fresh = (): string => randomBytes(32).toString('base64');

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    const code = codeOf(cause);
    throw new Refusal(`${file} cannot be read (${typeof code === 'string' ? code : 'unknown error'}).`);
  }
}

function readSecrets(file: string): Secrets {
  const stored = secrets.safeParse(parseJson(textOf(file)));
  if (!stored.success)
    throw new Refusal(
      `${file} cannot be read as secrets. Restore it from a backup, or delete it: a new one is made, and everybody ` +
        'signs in again.',
    );
  return stored.data;
}

function refuseFolder(dataDir: string, cause: unknown): never {
  throw new Refusal(
    `${dataDir} cannot be written (${String(codeOf(cause))}). Let this user write there, or set DATA_DIR to another ` +
      'folder.',
  );
}

/**
 * The secrets of a shop on this machine: made once, kept in the data folder, readable by its owner alone. Written aside
 * and renamed, so that a start that is cut off leaves no half of a file.
 */
export function storedSecrets(dataDir: string): Secrets {
  const file = join(dataDir, 'secrets.json');
  if (existsSync(file)) return readSecrets(file);
  const made: Secrets = { SESSION_PASSWORD: fresh(), REVALIDATE_SECRET: fresh() };
  const aside = `${file}.${randomUUID()}`;
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  } catch (cause) {
    refuseFolder(dataDir, cause);
  }
  try {
    writeFileSync(aside, JSON.stringify(made, null, 2), { mode: 0o600, flush: true });
    renameSync(aside, file);
  } catch (cause) {
    refuseFolder(dataDir, cause);
  } finally {
    rmSync(aside, { force: true });
  }
  return made;
}
