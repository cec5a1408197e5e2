import { z } from 'zod';
import { aspect, heading, reference, text } from '@/components/widgets/parts/fields';
import { defineSettings } from '@/components/widgets/parts/settings';

const schema = z.object({
  heading,
  subheading: text,
  /** Name of a group of galleries. */
  group: reference('gallery-group'),
  /** Of the pictures in the lightbox. */
  aspect: aspect('4x3'),
});

export const widgetSettings = defineSettings({ outer: 'core/gallery_group', schema, readsSegments: true });
