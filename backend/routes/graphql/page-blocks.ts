import type { Block, Row } from '@/lib/contract/content/page';
import { type PageBlock, pageBlock } from '@/lib/contract/content/page-block';
import type { Video } from '@/lib/contract/content/video';

function videoOf({
  id,
  platform,
  name,
  slug,
  length,
  file,
  formats,
  slate_image,
}: Video): PageBlock['background_video'] {
  return { id, platform, name, slug, length, file, formats, imageHashes: { slate: slate_image?.hash ?? '' } };
}

function blocksOf({ id, title, settings, widgets }: Block): PageBlock[] {
  const { background_image = null, background_video = null, ...plain } = settings ?? {};
  return widgets.map(({ outer, templatevar }, index) =>
    pageBlock.parse({
      ...plain,
      id: `${id}-${index}`,
      name: title,
      template: outer,
      variables: JSON.stringify(templatevar),
      imageHashes: { background_image: background_image?.hash ?? '' },
      background_video_id: background_video?.id ?? '',
      background_video: background_video && videoOf(background_video),
    }),
  );
}

/**
 * The widgets of a page's blocks in order, each with its block's settings (specification 2, section 3, 'Page block').
 */
export function pageBlocks(rows: readonly Row[]): PageBlock[] {
  return rows
    .flatMap(({ blocks }) => blocks.flatMap(blocksOf))
    .map((block, place) => ({ ...block, sort_order: place }));
}
