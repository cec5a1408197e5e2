import lighthouse, { type Result } from 'lighthouse';

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof CATEGORIES)[number];

/** Lighthouse figures of a page in its phone profile: slow 4G, 4x slower processor. */
export interface Report {
  /** 0 to 100. */
  readonly scores: Readonly<Record<Category, number>>;
  /** Milliseconds. */
  readonly paint: number;
  readonly blocked: number;
  readonly shift: number;
}

/** Lighthouse sometimes loses the start of a page's trace, and says to run it again. */
const ATTEMPTS = 3;

async function result(port: number, url: string): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    const found = await lighthouse(url, { port, output: 'json', logLevel: 'error', onlyCategories: [...CATEGORIES] });
    const problem = found ? found.lhr.runtimeError : { message: 'no report' };
    if (found && !problem) return found.lhr;
    if (attempt === ATTEMPTS) throw new Error(`${url}: ${problem?.message}`);
  }
}

/** One run of Lighthouse in a browser that listens at `port`. @throws Error if the page could not be measured */
export async function inspect(port: number, url: string): Promise<Report> {
  const { audits, categories } = await result(port, url);
  const value = (audit: string): number => {
    const found = audits[audit]?.numericValue;
    if (found === undefined) throw new Error(`${url}: Lighthouse has no ${audit}.`);
    return found;
  };
  const score = (category: Category): number => Math.round((categories[category]?.score ?? 0) * 100);
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    paint: value('largest-contentful-paint'),
    blocked: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
  };
}
