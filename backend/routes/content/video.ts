import { eq } from 'drizzle-orm';
import { videoById } from '@/lib/contract/content/video';
import { describeVideos } from '../../services/content/videos';
import { videos } from '../../db/schema/content/content';
import { handle } from '../../http/handle';
import type { PlatformApp } from '../../http/platform';
import { notFound } from '../../system/refusals/platform-error';

/** Routes of /cognito/video. */
export function registerVideo(app: PlatformApp): void {
  handle(app, videoById, async ({ db, query }) => {
    const [item] = await describeVideos(db, await db.select().from(videos).where(eq(videos.key, query.id)));
    if (!item) throw notFound('This video');
    return { item };
  });
}
