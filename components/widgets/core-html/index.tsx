import { defineWidget } from '@/components/widgets/parts/define';
import { Html } from '@/components/ui/text/html';
import { widgetSettings } from './schema';

/** Sanitized HTML. Called, not rendered: a page must know whether sanitizing left anything. */
export const coreHtml = defineWidget(widgetSettings, {
  Component: ({ settings }) => Html({ html: settings.html || settings.content }),
});
