import Validator from '@adobe/structured-data-validator';
import { asJsonLd, isKindOf, schemaOrg } from './vocabulary.ts';

/** An unparsed node of structured data. */
export type Thing = Readonly<Record<string, unknown>>;

const INSTANT = /^\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d))?$/;
const DURATION = /^P(?=.)(\d+D)?(T(?=.)(\d+H)?(\d+M)?(\d+S)?)?$/;
const MEMBER = /^https:\/\/schema\.org\/(\w+)$/;
const WORST = 1;
const BEST = 5;

function isThing(value: unknown): value is Thing {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isAddress(text: string): boolean {
  return /^https?:\/\//.test(text) && URL.canParse(text);
}

/** Why a text is not a value of one of `ranges`; null when it is. */
function textProblem(text: string, ranges: readonly string[]): string | null {
  if (text.trim() === '') return 'is empty';
  const expects = (name: string): boolean => ranges.some((range) => isKindOf(range, name));
  const member = MEMBER.exec(text)?.[1];
  if (member !== undefined && ranges.some((range) => isKindOf(member, range))) return null;
  if (expects('DateTime') || expects('Date')) return INSTANT.test(text) ? null : `is no date: ${text}`;
  if (ranges.includes('Duration')) return DURATION.test(text) ? null : `is no duration: ${text}`;
  if (ranges.includes('Text') || ranges.includes('Number')) return null;
  // A node may be referred to by its URL.
  return isAddress(text) ? null : `should be one of ${ranges.join(', ')}, or an address: ${text}`;
}

function valueProblems(value: unknown, ranges: readonly string[], path: string): string[] {
  if (Array.isArray(value))
    return value.length === 0
      ? [`${path} is empty`]
      : value.flatMap((one, index) => valueProblems(one, ranges, `${path}[${index}]`));
  if (typeof value === 'string') {
    const problem = textProblem(value, ranges);
    return problem === null ? [] : [`${path} ${problem}`];
  }
  if (typeof value === 'number')
    return Number.isFinite(value) && ranges.some((range) => isKindOf(range, 'Number')) ? [] : [`${path} is a number`];
  if (typeof value === 'boolean') return ranges.includes('Boolean') ? [] : [`${path} is a boolean`];
  if (!isThing(value)) return [`${path} is nothing`];
  const type = value['@type'];
  const fits = typeof type !== 'string' || ranges.some((range) => isKindOf(type, range));
  return [...(fits ? [] : [`${path} is a ${type}, not one of ${ranges.join(', ')}`]), ...thingProblems(value, path)];
}

function ratingProblems(thing: Thing, path: string): string[] {
  if (thing['@type'] !== 'Rating' && thing['@type'] !== 'AggregateRating') return [];
  const { ratingValue: value, worstRating: worst, bestRating: best } = thing;
  const sound = worst === WORST && best === BEST && typeof value === 'number' && value >= WORST && value <= BEST;
  return sound ? [] : [`${path} is no rating from ${WORST} to ${BEST}`];
}

function thingProblems(thing: Thing, path: string): string[] {
  const { '@type': type, '@id': id, '@context': _, ...properties } = thing;
  if (id !== undefined && !(typeof id === 'string' && isAddress(id))) return [`${path} has a name that is no address`];
  // A reference to a node that is described elsewhere.
  if (type === undefined && id !== undefined && Object.keys(properties).length === 0) return [];
  if (typeof type !== 'string' || !schemaOrg().classes.has(type))
    return [`${path} has no type of schema.org: ${String(type)}`];
  const problems = Object.entries(properties).flatMap(([name, value]) => {
    const where = `${path} ${type}.${name}`;
    const property = name.replace(/-(input|output)$/, '');
    const domains = schemaOrg().domains.get(property);
    if (!domains) return [`${where} is no property of schema.org`];
    if (!domains.some((domain) => isKindOf(type, domain))) return [`${where} is none of its properties`];
    return valueProblems(value, schemaOrg().ranges.get(property) ?? [], where);
  });
  return [...problems, ...ratingProblems(thing, path)];
}

/** The nodes of one block of structured data. */
export function thingsOf(data: unknown): Thing[] {
  if (!isThing(data)) return [];
  const graph = data['@graph'];
  return Array.isArray(graph) ? graph.filter(isThing) : [data];
}

/**
 * Errors in structured data by schema.org's vocabulary: types, their properties, and the values that each may have.
 */
export function vocabularyProblems(data: unknown): string[] {
  if (!isThing(data) || data['@context'] !== 'https://schema.org')
    return ['it is not in the terms of https://schema.org'];
  return thingsOf(data).flatMap((thing, index) => thingProblems(thing, `#${index}`));
}

/** A trade shop's products have no price: search engines then list them without one. */
const WITHOUT_PRICE: ReadonlySet<string> = new Set([
  'One of the following attributes is required: "aggregateRating", "offers" or "review"',
  'Required attribute "offers" is missing',
]);

/** Errors for search engines, by Adobe's validator with schema.org's vocabulary. */
export async function searchEngineProblems(data: unknown): Promise<string[]> {
  const byType: Record<string, unknown[]> = {};
  for (const thing of thingsOf(structuredClone(data))) (byType[String(thing['@type'])] ??= []).push(thing);
  const issues = await new Validator(asJsonLd()).validate({ jsonld: byType });
  return issues
    .filter(
      ({ severity, issueMessage }) =>
        (severity === 'ERROR' || /not supported/i.test(issueMessage)) && !WITHOUT_PRICE.has(issueMessage),
    )
    .map(({ rootType, issueMessage }) => `${rootType}: ${issueMessage}`);
}

/** Every piece of structured data in a page. Throws for one that is no JSON. */
export function structuredDataIn(html: string): unknown[] {
  return [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
    ([, json = '']): unknown => JSON.parse(json),
  );
}
