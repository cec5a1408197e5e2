import { appendFile } from 'node:fs';
import { Writable } from 'node:stream';

/**
 * Appends what a service prints to a file, which may be moved away meanwhile. What cannot be written, as on a full
 * disk, is lost and `onLost` is told once until it can be written again: a service neither waits nor ends for its log.
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
