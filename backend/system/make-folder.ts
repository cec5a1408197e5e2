import { constants } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import { codeOf } from '../../lib/domain/values/error-code';
import { StartRefused } from './start-refused';

/** A folder that the platform writes into. */
export interface OwnFolder {
  readonly path: string;
  /** What the owner knows it as, such as 'data folder'. */
  readonly name: string;
  /** The setting that names it. */
  readonly setting: string;
}

/** Makes a folder, unless it is there. Throws StartRefused when it cannot be written. */
export async function makeFolder(folder: OwnFolder): Promise<void> {
  try {
    await mkdir(folder.path, { recursive: true });
    await access(folder.path, constants.W_OK);
  } catch (cause) {
    refuseFolder(folder, cause);
  }
}

export function refuseFolder({ path, name, setting }: OwnFolder, cause: unknown): never {
  throw new StartRefused(
    `The ${name} ${path} cannot be written (${String(codeOf(cause))}). Let this user write there, or set ${setting} ` +
      'to another folder.',
  );
}
