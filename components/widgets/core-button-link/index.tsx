import { defineWidget } from '@/components/widgets/parts/define';
import { WidgetButton, isButton } from '@/components/widgets/parts/widget-button';
import { widgetSettings } from './schema';

/** A link as a button (specification 2, 'Button link'). */
export const coreButtonLink = defineWidget(widgetSettings, {
  Component: ({ settings, context }) =>
    isButton(settings.button_text, settings.to) && (
      <WidgetButton
        text={settings.button_text}
        to={settings.to}
        colour={settings.button_colour}
        newTab={settings.open_in_new_tab}
        block={settings.full_width}
        needsLogin={settings.needs_login}
        context={context}
      />
    ),
});
