import { z } from 'zod';
import { type Image, image } from '../../contract/common';
import { BACKGROUND_SIZE, type BlockSettings, type Row, blockSettings } from '../../contract/content/page';
import type { PageBlock } from '../../contract/content/page-block';
import { video } from '../../contract/content/video';
import { imageAddress } from '../media/picture';
import { blockVisibility, widgetVisibility } from './schedule';

const json = z.string().transform((text, { issues }): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    issues.push({ code: 'custom', message: 'This is no JSON.', input: text });
    return z.NEVER;
  }
});
/** Invalid JSON counts as no settings, like other invalid input of editors. */
const variables = json.pipe(z.record(z.string(), z.unknown())).catch({});
const legacy = json.pipe(z.union([z.string(), z.array(z.string())]));

function pictureOf(hash: string | undefined): Image | null {
  if (!hash) return null;
  const { aspect, width } = BACKGROUND_SIZE;
  return image.parse({ hash, aspect, width, url: imageAddress(hash, aspect, width, 'jpg') });
}

function settingsOf({ imageHashes, background_video, background_video_id, ...plain }: PageBlock): BlockSettings {
  // A platform may send only the video's id: then it is one of its own files.
  const named =
    background_video ??
    (background_video_id ? { id: background_video_id, platform: 'file', imageHashes: null, formats: ['mp4'] } : null);
  return blockSettings.parse({
    ...plain,
    background_image: pictureOf(imageHashes?.background_image),
    background_video: named && video.parse({ ...named, slate_image: pictureOf(named.imageHashes?.slate) }),
  });
}

/** Converts listed blocks to rows of the page builder, sorted by `sort_order`. */
export function rowsOfBlocks(blocks: readonly PageBlock[]): Row[] {
  return blocks
    .toSorted((a, b) => a.sort_order - b.sort_order)
    .map((block) => ({
      id: block.id,
      row_type: 'plain',
      blocks: [
        {
          id: block.id,
          width: 12,
          offset: 0,
          title: block.name,
          settings: settingsOf(block),
          widgets: [{ outer: block.template, type: '', items: [], templatevar: variables.parse(block.variables) }],
        },
      ],
    }));
}

/**
 * The listed blocks that the public may see, by their own settings and by their widget's: a platform may also list
 * hidden and scheduled ones.
 */
export function shownBlocks(blocks: readonly PageBlock[], at: number): PageBlock[] {
  return blocks.filter(
    (block) =>
      blockVisibility(settingsOf(block), at) === 'shown' &&
      widgetVisibility(variables.parse(block.variables), at) === 'shown',
  );
}

/** The extra HTML of a listed page: parsed when it is a JSON string, otherwise unchanged. */
export function legacyContent(content: string): string | string[] {
  return legacy.safeParse(content).data ?? content;
}
