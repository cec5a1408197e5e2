import { type ASTVisitor, GraphQLError, buildSchema, parse, validate } from 'graphql';
import { limits } from './limits';
import { typeDefs } from './type-defs';

const schema = buildSchema(typeDefs);

function errorsOf(query: string, introspection = false): string[] {
  const rules: ((context: never) => ASTVisitor)[] = [];
  const { onValidate } = limits(introspection) as unknown as {
    onValidate: (event: { addValidationRule: (rule: (context: never) => ASTVisitor) => void }) => void;
  };
  onValidate({ addValidationRule: (rule) => rules.push(rule) });
  return validate(schema, parse(query), rules as never).map((error) => error.message);
}

it('accepts the storefront’s queries', () => {
  expect(errorsOf('{ galleries(group: "g") { id slides { image { extra_aspects { url } } } } }')).toEqual([]);
});

it('refuses introspection, unless enabled', () => {
  expect(errorsOf('{ __schema { types { name } } }')).not.toEqual([]);
  expect(errorsOf('{ __schema { types { name } } }', true)).toEqual([]);
});

it.each([
  ['too deep', `{ __schema { types { fields { type { ofType { ofType { ofType { name } } } } } } } }`, /levels deep/],
  [
    'too many fields',
    `{ testimonials { ${Array.from({ length: 160 }, (_, index) => `a${index}: id`).join(' ')} } }`,
    /more than 150 fields/,
  ],
  [
    'too many things',
    `{ ${Array.from({ length: 6 }, (_, index) => `a${index}: testimonials { id }`).join(' ')} }`,
    /more than 5 things/,
  ],
  [
    'too many things through fragments',
    `{ ... on Query { ...a } } fragment a on Query { ${Array.from(
      { length: 6 },
      (_, index) => `a${index}: testimonials { id }`,
    ).join(' ')} }`,
    /more than 5 things/,
  ],
  [
    'too many fields through fragments',
    `{ testimonials { ...a ...a ...a } } fragment a on Testimonial { ${Array.from(
      { length: 60 },
      (_, index) => `a${index}: id`,
    ).join(' ')} }`,
    /more than 150 fields/,
  ],
])('refuses %s', (_, query, words) => {
  expect(errorsOf(query, true).join(' ')).toMatch(words);
});

it('terminates on a fragment that contains itself', () => {
  expect(() => errorsOf('{ testimonials { ...a } } fragment a on Testimonial { id ...a }')).not.toThrow(GraphQLError);
});

/** Fragments that each spread the next one twice, and the last one `end` twice. */
function doubling(levels: number, end: string): string {
  const next = (level: number) => (level === levels ? end : `...a${level}`);
  const fragments = Array.from(
    { length: levels },
    (_, level) => `fragment a${level} on Testimonial { ${next(level + 1)} ${next(level + 1)} }`,
  );
  return `{ testimonials { ...a0 } } ${fragments.join(' ')}`;
}

// Other rules refuse the first two.
it.each([
  ['an unknown fragment', '...x', []],
  ['the first of them', '...a0', []],
  ['a field', 'id', ['This query asks for more than 150 fields.']],
])('answers at once for a hundred fragments that double and end in %s', (_, end, errors) => {
  expect(errorsOf(doubling(100, end))).toEqual(errors);
});
