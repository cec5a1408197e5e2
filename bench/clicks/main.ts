import { runBench } from '../run.ts';
import { measureClicks } from './measure-clicks.ts';

/** `npm run bench:clicks`: the clicks alone of `npm run bench`. */
await runBench(async (services, { measures }) => {
  measures.push(...(await measureClicks(services)));
});
