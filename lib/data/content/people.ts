import 'server-only';
import { PERSON_PAGE_SIZE } from '../../config/constants';
import type { Aspect } from '../../contract/common';
import { personList } from '../../contract/content/person';
import type { Paged } from '../../domain/catalogue/catalogue';
import { type Person, toPerson } from '../../domain/content/people';
import { publicCall } from '../../upstream/public-call';
import { cachedRead, dated } from '../cached-read';
import { unlessPastTheEnd } from '../past-the-end';
import { tags } from '../tags';

const PHOTO_WIDTH = 600;

/** One page of people, by default 64 per page; empty beyond the last one. @throws UpstreamError */
export const getPeople = cachedRead(async (query: { page: number; pageSize?: number; aspect: Aspect }) => {
  'use cache';
  return dated([tags.people], async (): Promise<Paged<Person>> => {
    const asked = publicCall(personList, {
      query: {
        page: query.page,
        page_size: query.pageSize ?? PERSON_PAGE_SIZE,
        image_aspect: query.aspect,
        image_width: PHOTO_WIDTH,
      },
    });
    const reply = await unlessPastTheEnd(query.page, asked);
    if (!reply) return { items: [], pageCount: 0, total: null };
    const { data, num_pages, total } = reply;
    return { items: data.map(toPerson), pageCount: num_pages, total: total ?? null };
  });
});
