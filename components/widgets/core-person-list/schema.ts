import { z } from 'zod';
import { aspect, heading, text, whole } from '@/components/widgets/parts/fields';
import { defineSettings } from '@/components/widgets/parts/settings';
import { PERSON_PAGE_SIZE } from '@/lib/config/constants';

const schema = z.object({
  heading,
  subheading: text,
  /** People per page of the list (specification 2, section 9). */
  page_size: whole(1, PERSON_PAGE_SIZE, PERSON_PAGE_SIZE),
  aspect: aspect('1x1'),
});

export const widgetSettings = defineSettings({ outer: 'core/person_list', schema, readsSegments: true });
