import { blockSettings, wrapperSettings } from '@/lib/contract/content/page';
import { type InputSchema, describeInput } from '@/lib/contract/input-schema';
import { WIDGET_SETTINGS } from './widget-settings';

export const BLOCK_SCHEMA: InputSchema = describeInput(blockSettings);

const WRAPPER = describeInput(wrapperSettings);

function withWrapper(own: InputSchema, owns: readonly string[] = []): InputSchema {
  const wrapper = Object.entries(WRAPPER.properties ?? {}).filter(([name]) => !owns.includes(name));
  return { ...own, properties: { ...Object.fromEntries(wrapper), ...own.properties } };
}

const schemas = new Map(
  WIDGET_SETTINGS.map(({ outer, schema, owns }) => [outer, withWrapper(describeInput(schema), owns)]),
);

/** The schema of a widget's settings combined with its wrapper's; only the wrapper's for an unknown widget. */
export function widgetSchema(outer: string): InputSchema {
  return schemas.get(outer) ?? WRAPPER;
}
