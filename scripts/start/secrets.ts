import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { Refusal } from './terminal.ts';

const secrets = z.object({ SESSION_PASSWORD: z.string(), REVALIDATE_SECRET: z.string() });
type Secrets = z.infer<typeof secrets>;

const fresh = (): string => randomBytes(32).toString('base64');

/** The secrets of a shop on this machine: made once, kept in the data folder, readable by its owner alone. */
export function storedSecrets(dataDir: string): Secrets {
  const file = join(dataDir, 'secrets.json');
  if (existsSync(file)) {
    const stored = secrets.safeParse(JSON.parse(readFileSync(file, 'utf8')));
    if (!stored.success)
      throw new Refusal(
        `${file} cannot be read as secrets. Delete it: a new one is made, and everybody signs in again.`,
      );
    return stored.data;
  }
  const made: Secrets = { SESSION_PASSWORD: fresh(), REVALIDATE_SECRET: fresh() };
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  writeFileSync(file, JSON.stringify(made, null, 2), { mode: 0o600, flag: 'wx' });
  return made;
}
