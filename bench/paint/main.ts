import { runBench } from '../run.ts';
import { measurePaint } from './measure-paint.ts';

/** `npm run bench:paint`: the paints alone of `npm run bench`. */
await runBench(async (services, { measures }) => {
  measures.push(...(await measurePaint(services)));
});
