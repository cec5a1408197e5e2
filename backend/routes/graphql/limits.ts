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
  /** Fields of the highest level, also those of fragments. */
  readonly atTop: number;
}

const NOTHING: Size = { depth: 0, fields: 0, atTop: 0 };

/** Sizes of selections. Each fragment is counted once: a chain of fragments that double would take forever. */
function sizesWith(fragments: ReadonlyMap<string, FragmentDefinitionNode>): (set?: SelectionSetNode) => Size {
  const known = new Map<string, Size>();

  function ofFragment(name: string): Size {
    const before = known.get(name);
    if (before) return before;
    // Another rule refuses recursive fragments; here they end.
    known.set(name, NOTHING);
    const size = ofSet(fragments.get(name)?.selectionSet);
    known.set(name, size);
    return size;
  }

  function ofSet(set?: SelectionSetNode): Size {
    let { depth, fields, atTop } = NOTHING;
    for (const selection of set?.selections ?? []) {
      const own = selection.kind === Kind.FIELD ? 1 : 0;
      const below =
        selection.kind === Kind.FRAGMENT_SPREAD ? ofFragment(selection.name.value) : ofSet(selection.selectionSet);
      depth = Math.max(depth, below.depth + own);
      fields += below.fields + own;
      atTop += own === 1 ? 1 : below.atTop;
    }
    return { depth, fields, atTop };
  }

  return ofSet;
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
      const { depth, fields, atTop } = sizesWith(fragments)(operation.selectionSet);
      if (depth > DEEPEST)
        context.reportError(new GraphQLError(`This query is ${depth} levels deep; ${DEEPEST} are answered.`));
      if (fields > MAX_FIELDS)
        context.reportError(new GraphQLError(`This query asks for more than ${MAX_FIELDS} fields.`));
      if (atTop > MAX_AT_TOP)
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
