import { z } from 'zod';
import { text, whole } from '@/components/widgets/parts/fields';
import { PERSON_PAGE_SIZE } from '@/lib/config/constants';
import { ASPECTS, looseAspect } from '@/lib/contract/common';

export const schema = z.object({
  heading: text,
  subheading: text,
  /** On a page of the list (specification 2, section 9). */
  page_size: whole(1, PERSON_PAGE_SIZE, PERSON_PAGE_SIZE),
  aspect: looseAspect('1x1').meta({ control: 'choice', values: ASPECTS }),
});
