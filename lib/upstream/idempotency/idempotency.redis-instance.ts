import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { giftVoucherPay } from '../../contract/vouchers/voucher';
import { send } from '../transport';
import { once } from './once';

/**
 * A storefront process of the Redis tests: sends the same submission several times at once, as given by its input, and
 * prints the replies.
 */
const task = z.object({ key: z.string(), times: z.int() });

const { key, times } = task.parse(JSON.parse(await text(process.stdin)));
const body = { theme_id: '1', amount: 5_000, url: '', email: 'ada@example.com' };
const buy = () => once(giftVoucherPay, { key, contents: '' }, () => send(giftVoucherPay, { body }));
const outcomes = await Promise.allSettled(Array.from({ length: times }, buy));
const replies = outcomes.map((one) => (one.status === 'fulfilled' ? one.value : String(one.reason)));
process.stdout.write(JSON.stringify(replies), () => process.exit(0));
