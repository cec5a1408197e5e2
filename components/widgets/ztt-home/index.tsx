import { HomeBody } from '@/components/content/home/home-body';
import { defineWidget } from '@/components/widgets/parts/define';
import { getPage } from '@/lib/data/content/pages';
import { toPicture } from '@/lib/domain/media/picture';
import { widgetSettings } from './schema';

/**
 * The shop's own home page as a widget: its hero, categories, novelties and terms of trade, without the rows of the
 * page.
 */
export const zttHome = defineWidget(widgetSettings, {
  bleeds: true,
  givesTitle: 'itself',
  load: async () => toPicture((await getPage(''))?.image),
  Component: ({ data, context }) =>
    HomeBody({ picture: data, opening: null, viewer: context.viewer, first: context.first }),
});
