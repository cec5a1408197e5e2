import { z } from 'zod';
import { cleanProse } from '@/components/ui/text/clean-html';
import { pageQuery } from '@/lib/contract/graphql';
import { shownBlocks } from '@/lib/domain/content/page-blocks';

const galleryReply = z.object({
  gallery: z.looseObject({ slides: z.array(z.looseObject({ content: z.string() })) }),
});

/**
 * A reply without what a browser must not get: a page without the parts that are not public, a gallery with sanitized
 * HTML, since only the server can sanitize.
 */
export function forBrowser(data: unknown): unknown {
  const page = pageQuery.reply.safeParse(data).data?.page;
  if (page) return { page: { ...page, pageContents: shownBlocks(page.pageContents, Date.now()) } };
  const gallery = galleryReply.safeParse(data).data?.gallery;
  if (!gallery) return data;
  const slides = gallery.slides.map((slide) => ({ ...slide, content: cleanProse(slide.content) }));
  return { gallery: { ...gallery, slides } };
}
