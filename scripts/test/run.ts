import { mkdirSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { ServiceGroup } from '../start/services/service-group.ts';
import { Refusal, failure, say } from '../start/terminal/terminal.ts';
import { type Counts, type StageResult, failureLines, table, totals } from './result.ts';
import { QUICK, changedOnly } from './quick.ts';
import { stopTools } from './run-tool.ts';
import { RESULTS } from './services/shop.ts';
import { STAGES } from './stages.ts';

const STOP_MS = 5_000;

interface Choice {
  readonly names: readonly string[];
  /** Arguments for the stage's tool. */
  readonly wordsFor: (name: string) => readonly string[];
}

/**
 * The stages that were asked for, in their order; all but the on-demand ones when none was. The rest is for the tools.
 */
function choose(words: readonly string[]): Choice {
  if (words[0] === 'quick') return { names: QUICK, wordsFor: (name) => (name === 'unit' ? changedOnly() : []) };
  const asked = words.filter((word) => word in STAGES);
  const rest = words.filter((word) => !(word in STAGES));
  if (asked.length === 0 && rest.length > 0) {
    throw new Refusal(
      `"${rest.join(' ')}" is no stage of the tests. Stages: ${Object.keys(STAGES).join(', ')}; quick for what a ` +
        `change needs. Example: npm test -- unit lib/domain`,
    );
  }
  const names = Object.keys(STAGES).filter((name) =>
    asked.length > 0 ? asked.includes(name) : !STAGES[name]?.onDemand,
  );
  const needed = names.flatMap((name) => STAGES[name]?.needs ?? []);
  return {
    names: Object.keys(STAGES).filter((name) => names.includes(name) || needed.some((need) => need === name)),
    wordsFor: (name) => (name === 'build' ? [] : rest),
  };
}

async function runStage(
  name: string,
  services: ServiceGroup,
  rest: readonly string[],
  broken: ReadonlySet<string>,
): Promise<Counts> {
  const stage = STAGES[name];
  if (!stage) throw new Refusal(`There is no stage ${name}.`);
  if (stage.needs && broken.has(stage.needs)) return { passed: 0, failed: 1, note: `not run: ${stage.needs} failed` };
  try {
    return await stage.run(services, rest);
  } catch (error) {
    failure(error);
    return { passed: 0, failed: 1, note: 'could not run' };
  }
}

/** Runs the stages one after the other and prints the totals. A failed stage skips only those that depend on it. */
export async function test(words: readonly string[]): Promise<number> {
  const { names, wordsFor } = choose(words);
  mkdirSync(RESULTS, { recursive: true });
  const services = new ServiceGroup();
  const results: StageResult[] = [];
  const broken = new Set<string>();
  let interrupted = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      interrupted = true;
      stopTools();
      void services.stopAll(STOP_MS);
    });
  }
  try {
    for (const name of names) {
      if (interrupted) break;
      say(`\n━━ ${name} ━━`);
      const begin = performance.now();
      const counts = await runStage(name, services, wordsFor(name), broken);
      if (counts.failed > 0) broken.add(name);
      results.push({ stage: name, ...counts, milliseconds: performance.now() - begin });
    }
  } finally {
    await services.stopAll(STOP_MS);
  }
  if (interrupted) throw new Refusal('Interrupted.');
  say(`\n${table(results)}\n\n${failureLines(results)}${totals(results)}`);
  return broken.size > 0 ? 1 : 0;
}
