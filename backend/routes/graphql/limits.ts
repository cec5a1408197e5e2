import {
  type ASTVisitor,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  NoSchemaIntrospectionCustomRule,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';
import type { Plugin } from 'graphql-yoga';

const DEEPEST = 6;
const MAX_FIELDS = 150;
/** One list with an image per slide loads all images at once; ten aliases of it would not. */
const MAX_AT_TOP = 5;
const MAX_TOKENS = 1_500;

interface Size {
  readonly depth: number;
  readonly fields: number;
}

function sizeOf(
  set: SelectionSetNode | undefined,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  seen: readonly string[],
): Size {
  let depth = 0;
  let fields = 0;
  for (const selection of set?.selections ?? []) {
    const isField = selection.kind === Kind.FIELD;
    const spread = selection.kind === Kind.FRAGMENT_SPREAD ? selection.name.value : null;
    // Another rule refuses recursive fragments.
    if (spread !== null && seen.includes(spread)) continue;
    const below =
      selection.kind === Kind.FRAGMENT_SPREAD
        ? sizeOf(fragments.get(selection.name.value)?.selectionSet, fragments, [...seen, selection.name.value])
        : sizeOf(selection.selectionSet, fragments, seen);
    depth = Math.max(depth, below.depth + (isField ? 1 : 0));
    fields += below.fields + (isField ? 1 : 0);
    if (fields > MAX_FIELDS) return { depth, fields };
  }
  return { depth, fields };
}

function sizeRule(context: ValidationContext): ASTVisitor {
  return {
    OperationDefinition(operation) {
      const fragments = new Map(
        context
          .getDocument()
          .definitions.filter((one) => one.kind === Kind.FRAGMENT_DEFINITION)
          .map((one) => [one.name.value, one]),
      );
      const { depth, fields } = sizeOf(operation.selectionSet, fragments, []);
      if (depth > DEEPEST)
        context.reportError(new GraphQLError(`This query is ${depth} levels deep; ${DEEPEST} are answered.`));
      if (fields > MAX_FIELDS)
        context.reportError(new GraphQLError(`This query asks for more than ${MAX_FIELDS} fields.`));
      if (operation.selectionSet.selections.length > MAX_AT_TOP)
        context.reportError(new GraphQLError(`This query asks for more than ${MAX_AT_TOP} things at once.`));
    },
  };
}

/** Refuses queries that are too large and, unless enabled, introspection. */
export function limits(introspection: boolean): Plugin {
  return {
    onParse: ({ params }) => {
      params.options = { ...params.options, maxTokens: MAX_TOKENS };
    },
    onValidate: ({ addValidationRule }) => {
      addValidationRule(sizeRule);
      if (!introspection) addValidationRule(NoSchemaIntrospectionCustomRule);
    },
  };
}
