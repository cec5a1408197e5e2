import { appendFile } from 'node:fs';
import { Writable } from 'node:stream';

/**
 * Appends a service's output to a file, which may be moved away meanwhile. Output that cannot be written, as on a full
 * disk, is lost: a service neither waits nor ends because of its log. `onLost` is called once until writing works.
 */
export function logFile(path: string, onLost: (reason: string) => void): Writable {
  let isLosing = false;
  return new Writable({
    write(chunk: Buffer, _encoding, done) {
      appendFile(path, chunk, (error) => {
        if (error && !isLosing) onLost(error.code ?? error.message);
        isLosing = error !== null;
        done();
      });
    },
  });
}
