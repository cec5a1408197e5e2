import { relative } from 'node:path';
import { forbiddenImport } from './architecture.ts';
import { circleThrough } from './circles.ts';
import { isPlatformName } from './platform-names.ts';
import { forbiddenRoom } from './rooms.ts';
import { hasHexColour, physicalClass } from './styles.ts';
import { WORD_ATTRIBUTES, hasWords } from './words.ts';

/** The part of the linter's interface (ESLint's) that these rules need. */
interface Context {
  readonly filename: string;
  readonly cwd: string;
  report(problem: { node: object; message: string }): void;
}
interface WithSource {
  readonly source: { readonly value?: unknown } | null;
}

function importsOf(context: Context) {
  const file = relative(context.cwd, context.filename);
  const check = (node: WithSource): void => {
    const specifier = node.source?.value;
    if (typeof specifier !== 'string') return;
    const message = forbiddenImport(file, specifier) ?? circleThrough(context.cwd, file, specifier);
    if (message) context.report({ node, message });
  };
  return {
    ImportDeclaration: check,
    ImportExpression: check,
    ExportNamedDeclaration: check,
    ExportAllDeclaration: check,
  };
}

function roomOf(context: Context) {
  return {
    Program(node: object) {
      const message = forbiddenRoom(relative(context.cwd, context.filename));
      if (message) context.report({ node, message });
    },
  };
}

/** Calls `check` with each piece of text in the code. */
function textsOf(check: (text: string, node: object) => void) {
  return {
    Literal: (node: { value?: unknown }) => typeof node.value === 'string' && check(node.value, node),
    TemplateElement: (node: { value: { cooked?: string | null } }) =>
      node.value.cooked && check(node.value.cooked, node),
  };
}

function logicalClasses(context: Context) {
  return textsOf((text, node) => {
    const found = physicalClass(text);
    if (found)
      context.report({
        node,
        message: `"${found}" names a side of the screen; use ms-, me-, ps-, pe-, start-, end- and the like`,
      });
  });
}

function tokenColours(context: Context) {
  return textsOf((text, node) => {
    if (hasHexColour(text)) context.report({ node, message: 'Colours come from the tokens in app/tokens.css' });
  });
}

interface NamedNode {
  readonly type: string;
  readonly name?: string;
  /** The property of a member expression. */
  readonly property?: NamedNode;
}
interface Member {
  readonly object: NamedNode;
  readonly property: NamedNode;
  readonly computed: boolean;
}
interface Pattern {
  readonly properties: readonly { readonly key?: NamedNode; readonly computed?: boolean }[];
}

function platformNames(context: Context) {
  const check = (node: NamedNode | undefined, of?: string): void => {
    if (!node?.name || !isPlatformName(node.name, of)) return;
    context.report({ node, message: `"${node.name}" is the platform's name; lib/data gives it the storefront's own` });
  };
  return {
    MemberExpression: ({ object, property, computed }: Member) =>
      !computed && check(property, object.name ?? object.property?.name),
    ObjectPattern: ({ properties }: Pattern) =>
      properties.filter(({ computed }) => !computed).forEach(({ key }) => check(key)),
  };
}

interface TextNode {
  readonly type: string;
  readonly value?: unknown;
  readonly quasis?: readonly { readonly value: { readonly cooked?: string | null } }[];
}

/** The text of a literal or a template; '' for any other expression. */
function literalText({ type, value, quasis = [] }: TextNode): string {
  if (type === 'TemplateLiteral') return quasis.map((part) => part.value.cooked ?? '').join('');
  return typeof value === 'string' ? value : '';
}

interface Parent {
  readonly type: string;
  readonly openingElement?: { readonly name: { readonly name?: unknown } };
}

/** False for an attribute, which is checked by its name, and for text that only machines read. */
function isRead({ type, openingElement }: Parent): boolean {
  return type !== 'JSXAttribute' && openingElement?.name.name !== 'style' && openingElement?.name.name !== 'script';
}

function translatedWords(context: Context) {
  const check = (text: string, node: object): void => {
    if (hasWords(text))
      context.report({ node, message: `"${text.trim()}" is not translated; it belongs into messages/` });
  };
  return {
    JSXText: (node: { value: string }) => check(node.value, node),
    JSXExpressionContainer: ({ expression, parent }: { expression: TextNode; parent: Parent }) =>
      isRead(parent) && check(literalText(expression), expression),
    JSXAttribute(node: { name: { name?: unknown }; value: (TextNode & { expression?: TextNode }) | null }) {
      if (typeof node.name.name === 'string' && WORD_ATTRIBUTES.has(node.name.name) && node.value)
        check(literalText(node.value.expression ?? node.value), node);
    },
  };
}

interface Enclosed {
  readonly parent: Enclosed | null;
  readonly callee?: NamedNode;
}

/** A directive is in the body of a function, which must be the argument of cachedRead. */
function cachedReads(context: Context) {
  return {
    ExpressionStatement(node: Enclosed & { readonly directive?: string | null }) {
      if (!node.directive?.startsWith('use cache')) return;
      if (node.parent?.parent?.parent?.callee?.name === 'cachedRead') return;
      context.report({ node, message: 'A cached read is given to cachedRead, which says why' });
    },
  };
}

export default {
  meta: { name: 'stockist' },
  rules: {
    architecture: { create: importsOf },
    rooms: { create: roomOf },
    'logical-classes': { create: logicalClasses },
    'token-colours': { create: tokenColours },
    'platform-names': { create: platformNames },
    'translated-words': { create: translatedWords },
    'cached-reads': { create: cachedReads },
  },
};
