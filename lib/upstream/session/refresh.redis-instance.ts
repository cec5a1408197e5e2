import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { sessionData } from '../../session/data';
import { endSession } from '../../session/ended';
import { refreshSession } from './refresh';

/**
 * A storefront process of the Redis tests: reads a task from its input, refreshes several times at once, and prints the
 * outcomes. It is a process because two instances must share only Redis.
 */
const task = z.object({ session: sessionData, times: z.int(), end: z.boolean().default(false) });

const { session, times, end } = task.parse(JSON.parse(await text(process.stdin)));
if (end) await endSession(session.sid);
const outcomes = await Promise.all(Array.from({ length: times }, () => refreshSession(session)));
process.stdout.write(JSON.stringify(outcomes), () => process.exit(0));
