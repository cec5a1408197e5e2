import 'server-only';
import {
  type ASTNode,
  type DocumentNode,
  type Location,
  GraphQLError,
  Kind,
  getLocation,
  parse,
  print,
  visit,
} from 'graphql';
import { z } from 'zod';

const refusedAt = z.object({
  errors: z
    .array(
      z.object({
        /** In the words of the reference implementation, which others repeat. */
        message: z.string().regex(/^(Cannot query field|Unknown argument|Field "\w+".* must (not )?have a selection)/),
        locations: z.array(z.object({ line: z.int(), column: z.int() })).min(1),
      }),
    )
    .min(1)
    .max(1_000),
});

/** What a document asks for that the server's schema does not have, as 'line:column'; null for any other reply. */
function unknownPlaces(reply: unknown): ReadonlySet<string> | null {
  const { data } = refusedAt.safeParse(reply);
  return data
    ? new Set(data.errors.flatMap(({ locations }) => locations.map(({ line, column }) => `${line}:${column}`)))
    : null;
}

function placeOf(loc: Location | undefined): string | null {
  if (!loc) return null;
  const { line, column } = getLocation(loc.source, loc.start);
  return `${line}:${column}`;
}

function withoutUnusedVariables(document: DocumentNode): DocumentNode {
  const used = new Set<string>();
  visit(document, {
    VariableDefinition: () => false,
    Variable: ({ name }) => void used.add(name.value),
  });
  return visit(document, { VariableDefinition: ({ variable }) => (used.has(variable.name.value) ? undefined : null) });
}

/**
 * A document without what a reply says is not in the server's schema: the specification names fields, while ours asks
 * for more (a picture's alternative text, sizes of other crops), and a server refuses a document for one unknown field.
 * Null if the reply says nothing of the kind, or nothing would be left.
 */
export function withoutUnknown(query: string, reply: unknown): string | null {
  const unknown = unknownPlaces(reply);
  if (!unknown) return null;
  const isUnknown = ({ loc }: ASTNode): boolean => unknown.has(placeOf(loc) ?? '');
  let isEmpty = false;
  try {
    const left = visit(parse(query), {
      Argument: (node) => (isUnknown(node) ? null : undefined),
      Field: {
        enter: (node) => {
          if (isUnknown(node)) return null;
          const { selectionSet, ...scalar } = node;
          return selectionSet && isUnknown(selectionSet) ? scalar : undefined;
        },
      },
      SelectionSet: {
        leave: ({ selections }) => {
          if (selections.length === 0) isEmpty = true;
        },
      },
    });
    if (isEmpty || left.definitions.every(({ kind }) => kind !== Kind.OPERATION_DEFINITION)) return null;
    const text = print(withoutUnusedVariables(left));
    return text === print(parse(query)) ? null : text;
  } catch (error) {
    if (error instanceof GraphQLError) return null;
    throw error;
  }
}
