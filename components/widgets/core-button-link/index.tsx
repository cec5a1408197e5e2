import { defineWidget } from '@/components/widgets/define';
import { WidgetButton } from '@/components/widgets/parts/widget-button';
import { schema } from './schema';

/** A button that leads somewhere (specification 2, 'Button link'). */
export const coreButtonLink = defineWidget({
  outer: 'core/button_link',
  schema,
  Component: ({ settings, context }) => (
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
