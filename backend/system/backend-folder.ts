import { join } from 'node:path';

/** The folder `backend/`, seen from this file and from the bundle in `backend/dist` alike. */
export const BACKEND_FOLDER = join(import.meta.dirname, '..');
