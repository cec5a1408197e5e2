import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from '../../lib/domain/values/error-code';
import { StartRefused } from './start-refused';

/**
 * Key of access tokens: JWT_SECRET, or one that is generated once and stored in the data folder, readable by its owner
 * only.
 */
export async function signingKey(dataDir: string, secret: string | undefined): Promise<Uint8Array> {
  if (secret !== undefined) return new Uint8Array(Buffer.from(secret, 'base64'));
  await mkdir(dataDir, { recursive: true });
  const path = join(dataDir, 'signing.key');
  try {
    const file = await open(path, 'wx', 0o600);
    try {
      await file.writeFile(randomBytes(48).toString('base64'));
      await file.sync();
    } finally {
      await file.close();
    }
  } catch (cause) {
    if (codeOf(cause) !== 'EEXIST') throw cause;
  }
  const key = Buffer.from(await readFile(path, 'utf8'), 'base64');
  if (key.length < 32)
    throw new StartRefused(
      `The signing key ${path} is damaged. Delete it to get a new one; everyone then signs in again.`,
    );
  return new Uint8Array(key);
}
