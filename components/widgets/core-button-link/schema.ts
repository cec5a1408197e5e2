import { z } from 'zod';
import { address, colour, flag, hinted, maybeFlag, text } from '@/components/widgets/parts/fields';
import { defineSettings } from '@/components/widgets/parts/settings';

const schema = z
  .object({
    button_text: text,
    button_colour: colour,
    button_url: address,
    /** Slug of a page of the site. */
    link_to_page: hinted(address, 'Counts before a document and an address'),
    /** A file. */
    link_to_document: hinted(address, 'Counts before an address'),
    open_in_new_tab: maybeFlag,
    full_width: flag,
    /** Only for signed-in customers. The specification has this option, but does not name the setting. */
    needs_login: flag,
  })
  .transform(({ button_url, link_to_page, link_to_document, ...rest }) => ({
    ...rest,
    to: link_to_page || link_to_document || button_url,
  }));

export const widgetSettings = defineSettings({ outer: 'core/button_link', schema });
