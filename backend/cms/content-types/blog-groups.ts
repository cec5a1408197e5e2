import { eq } from 'drizzle-orm';
import { routes } from '@/lib/config/routes';
import { groups } from '../../db/schema/catalogue/catalogue';
import { articleGroups } from '../../db/schema/content/content';
import { PlatformError } from '../../system/refusals/platform-error';
import { defineContent } from '../content/content-type';
import { groupAddress, groupSchema, groupTree } from './group-tree';

/** Groups of blog articles. */
export const BLOG_GROUPS = defineContent({
  name: 'blog-groups',
  subject: 'blog-group',
  title: 'Groups of the blog',
  one: 'group',
  use: 'Articles are sorted into them; each has a page below /blog.',
  schema: groupSchema('blog', 'blog-group-id', 'Text above its articles'),
  ...groupTree({
    model: 'article',
    base: 'blog',
    async requireEmpty(tx, id) {
      const [below] = await tx.select({ id: groups.id }).from(groups).where(eq(groups.parentId, id)).limit(1);
      const [article] = await tx.select().from(articleGroups).where(eq(articleGroups.groupId, id)).limit(1);
      if (below || article)
        throw new PlatformError(409, 'IN_USE', 'This group has articles or groups in it. Move those first.');
    },
  }),
  unique: 'url',
  path: (document) => routes.blog(groupAddress(document)),
  tags: () => ['groups', 'articles', 'site'],
});
