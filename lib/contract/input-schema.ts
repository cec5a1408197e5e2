import { z } from 'zod';
import { ASPECTS, type Aspect } from './common';

/** The part of JSON Schema that forms are generated from; anything else is ignored. */
export interface InputSchema {
  readonly type?: string | undefined;
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  readonly default?: unknown;
  readonly enum?: readonly unknown[] | undefined;
  readonly const?: unknown;
  readonly anyOf?: readonly InputSchema[] | undefined;
  readonly properties?: Readonly<Record<string, InputSchema>> | undefined;
  readonly items?: InputSchema | undefined;
  readonly minimum?: number | undefined;
  readonly maximum?: number | undefined;
  readonly maxLength?: number | undefined;
  /**
   * Kind of input (components/widgets/parts/fields): 'html', 'picture', 'switch' …; some use `least`, `most`, `values`,
   * `aspect` and `width`.
   */
  readonly control?: string | undefined;
  readonly least?: number | undefined;
  readonly most?: number | undefined;
  readonly values?: readonly string[] | undefined;
  /** Names of the values, for people. */
  readonly names?: Readonly<Record<string, string>> | undefined;
  /** For a reference, or a text with suggestions: the kind of record, such as 'form'. */
  readonly of?: string | undefined;
  /** For a picture: how the platform crops and scales it. An 'aspect' setting overrides it unless it is decorative. */
  readonly aspect?: Aspect | undefined;
  readonly width?: number | undefined;
  /** For a picture: it needs no alternative text. */
  readonly decorative?: boolean | undefined;
  /** For a text: it is a heading. */
  readonly heading?: boolean | undefined;
  /** Another name of a setting: editors see it only where it is in use. */
  readonly otherName?: boolean | undefined;
}

export const inputSchema: z.ZodType<InputSchema> = z.lazy(() =>
  z.object({
    type: z.string().optional().catch(undefined),
    title: z.string().optional(),
    description: z.string().optional(),
    default: z.unknown().optional(),
    enum: z.array(z.unknown()).optional(),
    const: z.unknown().optional(),
    anyOf: z.array(inputSchema).optional(),
    properties: z.record(z.string(), inputSchema).optional(),
    items: inputSchema.optional().catch(undefined),
    minimum: z.number().optional(),
    maximum: z.number().optional(),
    maxLength: z.number().optional(),
    control: z.string().optional(),
    least: z.number().optional(),
    most: z.number().optional(),
    values: z.array(z.string()).optional(),
    names: z.record(z.string(), z.string()).optional(),
    of: z.string().optional(),
    aspect: z.enum(ASPECTS).optional(),
    width: z.number().optional(),
    decorative: z.boolean().optional(),
    heading: z.boolean().optional(),
    otherName: z.boolean().optional(),
  }),
);

type Json = z.core.JSONSchema.BaseSchema;

/** Describes a codec that accepts anything (./lenient) by its output schema. */
function readable(zodSchema: z.core.$ZodTypes, jsonSchema: Json): void {
  const definition = zodSchema._zod.def;
  if (definition.type !== 'pipe' || definition.in._zod.def.type !== 'unknown') return;
  const { $schema: _, ...read } = toJson(definition.out);
  Object.assign(jsonSchema, read);
}

function toJson(schema: z.core.$ZodType): Json {
  return z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => readable(zodSchema, jsonSchema),
  });
}

/** The input of a schema, for a form generated from it. */
export function describeInput(schema: z.core.$ZodType): InputSchema {
  return inputSchema.parse(toJson(schema));
}
