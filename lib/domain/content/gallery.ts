import type { Aspect } from '../../contract/common';
import type { Gallery as GalleryRecord, Slide as SlideRecord } from '../../contract/content/gallery';
import { type Picture, toPicture } from '../media/picture';

export interface Slide {
  readonly id: string;
  readonly heading: string;
  readonly subheading: string;
  /** Unsanitised HTML of an editor. */
  readonly html: string;
  readonly picture: Picture | null;
  readonly overlayColour: SlideRecord['overlay_color'];
  readonly textColour: SlideRecord['text_color'];
  /** Percent. */
  readonly opacity: number;
  readonly saturation: number;
  readonly link: string;
  readonly linkText: string;
  /** True for link_target 'blank'. */
  readonly newTab: boolean;
}

export interface Gallery {
  readonly id: string;
  /** Identifies the gallery in addresses. */
  readonly url: string;
  readonly heading: string;
  readonly subheading: string;
  readonly slides: readonly Slide[];
}

function toSlide(record: SlideRecord, index: number, asked: number): Slide {
  return {
    id: record.id || String(index),
    heading: record.heading,
    subheading: record.sub_heading,
    html: record.content,
    picture: toPicture(record.image, record.heading, asked),
    overlayColour: record.overlay_color,
    textColour: record.text_color,
    opacity: record.image_opacity,
    saturation: record.image_saturation,
    link: record.link.trim(),
    linkText: record.link_button_text.trim(),
    newTab: /^_?blank$/i.test(record.link_target.trim()),
  };
}

/** `asked` is the requested width of the pictures in pixels. */
export function toGallery(record: GalleryRecord, asked = 0): Gallery {
  return {
    id: record.id,
    url: record.url,
    heading: record.heading || record.name,
    subheading: record.sub_heading,
    slides: record.slides.map((slide, index) => toSlide(slide, index, asked)),
  };
}

/** Specification 2, section 9. */
const VIEWER_WIDTH = 1920;

/** Query variables of a gallery for its viewer, with the lightbox's crop if given. */
export function galleryVariables(id: string, aspect: Aspect, lightbox?: Aspect) {
  return { id, image_aspect: aspect, image_width: VIEWER_WIDTH, ...(lightbox && { extra_aspects: [lightbox] }) };
}

/** For a gallery that was requested with `galleryVariables`. */
export function toViewedGallery(record: GalleryRecord): Gallery {
  return toGallery(record, VIEWER_WIDTH);
}
