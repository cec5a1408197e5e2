import { defineWidget } from '@/components/widgets/parts/define';
import { Html } from '@/components/ui/text/html';
import { widgetSettings } from './schema';

/** Sanitized HTML. Called, not rendered: a page checks whether anything is left of it. */
export const coreHtml = defineWidget(widgetSettings, {
  Component: ({ settings }) => Html({ html: settings.html || settings.content }),
});
