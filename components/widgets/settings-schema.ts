import { blockSettings, wrapperSettings } from '@/lib/contract/content/page';
import { type InputSchema, describeInput } from '@/lib/contract/input-schema';
import { WIDGET_SETTINGS } from './widget-settings';

export const BLOCK_SCHEMA: InputSchema = describeInput(blockSettings);

const WRAPPER = describeInput(wrapperSettings);

function withWrapper(own: InputSchema): InputSchema {
  return { ...own, properties: { ...WRAPPER.properties, ...own.properties } };
}

const schemas = new Map(WIDGET_SETTINGS.map(({ outer, schema }) => [outer, withWrapper(describeInput(schema))]));

/** The schema of a widget's settings combined with its wrapper's; only the wrapper's for an unknown widget. */
export function widgetSchema(outer: string): InputSchema {
  return schemas.get(outer) ?? WRAPPER;
}
