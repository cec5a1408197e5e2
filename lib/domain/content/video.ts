import type { Video, VideoFormat } from '../../contract/content/video';
import { type Picture, toPicture } from '../media/picture';

/** A playable video: with the platform's files, or on YouTube, from where nothing is loaded before the visitor asks. */
export type Clip = { readonly name: string; readonly slate: Picture | null } & (
  | {
      readonly kind: 'file';
      readonly sources: readonly { readonly address: string; readonly type: `video/${VideoFormat}` }[];
    }
  | { readonly kind: 'youtube'; readonly code: string; readonly address: string }
);

/** Null for a video that cannot be played. */
export function toClip(video: Video): Clip | null {
  const common = { name: video.name, slate: toPicture(video.slate_image, video.name) };
  if (video.platform === 'youtube') {
    if (!/^[\w-]{6,20}$/.test(video.slug)) return null;
    return { ...common, kind: 'youtube', code: video.slug, address: `https://www.youtube.com/watch?v=${video.slug}` };
  }
  if (video.platform !== 'file' || !/^[\w-]{1,64}$/.test(video.id)) return null;
  const named = /\.(webm|mp4)$/.exec(video.file)?.[1] as VideoFormat | undefined;
  const formats: readonly VideoFormat[] = video.formats.length > 0 ? video.formats : [named ?? 'mp4'];
  return {
    ...common,
    kind: 'file',
    sources: formats.map((format) => ({ address: `/v/${video.id}.${format}`, type: `video/${format}` })),
  };
}
