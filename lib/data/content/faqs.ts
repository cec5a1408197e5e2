import 'server-only';
import { type Faq, faqList } from '../../contract/content/faq';
import { publicCall } from '../../upstream/public-call';
import { oncePerRender } from '../once-per-render';
import { publicRead, tags } from '../tags';

/** The questions of a group, or all questions for ''. @throws UpstreamError */
export const getFaqs = oncePerRender(async (group: string): Promise<readonly Faq[]> => {
  'use cache';
  publicRead(tags.faqs);
  const { data } = await publicCall(faqList, { query: group ? { group } : {} });
  return data;
});
