import 'server-only';
import { type Faq, faqList } from '../../contract/content/faq';
import { publicCall } from '../../upstream/public-call';
import { cachedRead, dated } from '../cached-read';
import { tags } from '../tags';

/** The questions of a group, or all questions for ''. @throws UpstreamError */
export const getFaqs = cachedRead(async (group: string) => {
  'use cache';
  return dated(
    [tags.faqs],
    async (): Promise<readonly Faq[]> => (await publicCall(faqList, { query: group ? { group } : {} })).data,
  );
});
