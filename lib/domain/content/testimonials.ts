import type { Testimonial as TestimonialRecord } from '../../contract/content/testimonial';
import { type Picture, toPicture } from '@/lib/domain/media/picture';

export interface Testimonial {
  readonly id: string;
  /** The quotation, as HTML. */
  readonly html: string;
  readonly name: string;
  readonly title: string;
  readonly picture: Picture | null;
  /** 1 to 5; 0 for none. */
  readonly rating: number;
}

export function toTestimonial(record: TestimonialRecord): Testimonial {
  return {
    id: record.id,
    html: record.content,
    name: record.name,
    title: record.title,
    picture: toPicture(record.image, record.name),
    rating: record.rating,
  };
}
