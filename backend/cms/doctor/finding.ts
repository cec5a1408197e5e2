import type { PageProblem } from '@/lib/domain/content/preview/page-audit';

/** Kinds of findings with their titles, in the order of the report. */
export const FINDING_KINDS = {
  'broken-link': 'Links that lead nowhere',
  'missing-alt': 'Pictures without words for who cannot see them',
  contrast: 'Words that are hard to read over their picture',
  redirect: 'Redirects that lead on, in a circle or nowhere',
  expired: 'What is over and can go',
  orphan: 'Pages that nothing leads to',
  long: 'Titles, descriptions and headings that are too long',
} as const;
type FindingKind = keyof typeof FINDING_KINDS;

/** Something that an editor should look at. */
export interface Finding {
  readonly kind: FindingKind;
  /** Where it was found, such as 'Page About us'. */
  readonly place: string;
  readonly words: string;
  /** Address of the form that fixes it. */
  readonly address: string;
}

/** Finds problems in what was read before; `isKnown` tells whether a path of the shop exists. */
export type Check = (isKnown: (path: string) => boolean) => Finding[];

const LONG = { 'long-title': 'title', 'long-description': 'description', 'long-heading': 'heading' } as const;

/** Converts a problem of the page audit to a finding. `what` names the part; '' for the whole page. */
export function findingOf(problem: PageProblem, at: Pick<Finding, 'place' | 'address'>, what: string): Finding {
  const where = what === '' ? '' : `${what}: `;
  if (problem.kind === 'broken-link') return { ...at, kind: 'broken-link', words: `${where}${problem.what}` };
  if (problem.kind === 'missing-alt') return { ...at, kind: 'missing-alt', words: what || 'A picture' };
  const { length, most } = problem;
  return {
    ...at,
    kind: 'long',
    words: `${where}the ${LONG[problem.kind]} has ${length} characters; about ${most} are shown. “${problem.what}”`,
  };
}
