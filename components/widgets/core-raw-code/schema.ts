import { z } from 'zod';
import { otherName, text, whole } from '@/components/widgets/parts/fields';
import { defineSettings } from '@/components/widgets/parts/settings';

const schema = z
  .object({
    /** Runs only inside the frame. Either name is accepted. */
    code: text.meta({ control: 'code' }),
    html: otherName(text.meta({ control: 'code' })),
    /** Title of the frame, for screen readers. */
    title: text,
    /** Height in pixels until the code reports its own. */
    height: whole(40, 2000, 320),
  })
  .transform(({ code, html, ...rest }) => ({ ...rest, code: code || html }));

export const widgetSettings = defineSettings({ outer: 'core/raw_code', schema });
