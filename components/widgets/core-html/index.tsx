import { defineWidget } from '@/components/widgets/define';
import { Html } from '@/components/widgets/parts/html';
import { schema } from './schema';

/** Free HTML, cleaned. */
export const coreHtml = defineWidget({
  outer: 'core/html',
  schema,
  Component: ({ settings }) => <Html html={settings.html || settings.content} />,
});
