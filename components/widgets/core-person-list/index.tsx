import { Picture } from '@/components/media/picture';
import { cx } from '@/components/ui/cx';
import { Heading } from '@/components/ui/heading';
import { defineWidget } from '@/components/widgets/parts/define';
import { ListPager } from '@/components/widgets/parts/list-pager';
import { WidgetHeading } from '@/components/widgets/parts/widget-heading';
import { pageOf } from '@/components/widgets/parts/widget-paging';
import { getPeople } from '@/lib/data/content/people';
import { initialsOf } from '@/lib/domain/content/people';
import { widgetSettings } from './schema';

/** The lines of a description, as typed. */
const LINES = { whiteSpace: 'pre-line' } as const;

/** True if rows of four leave at most as many gaps in the last row as rows of three. */
const prefersFourColumns = (count: number) => (4 - (count % 4)) % 4 <= (3 - (count % 3)) % 3;

/** People with photo, name, title and description (specification 2, 'People list'), 64 per page of the list. */
export const corePersonList = defineWidget(widgetSettings, {
  givesTitle: 'heading',
  load: ({ page_size, aspect }, context) => getPeople({ page: pageOf(context), pageSize: page_size, aspect }),
  leadsTo: async ({ page_size, aspect }, { page }) =>
    page > 1 && (await getPeople({ page, pageSize: page_size, aspect })).items.length > 0,
  Component: ({ settings, data, context }) => {
    if (data.items.length === 0) return null;
    return (
      <>
        <WidgetHeading heading={settings.heading} subheading={settings.subheading} first={context.first} />
        <ul
          className={cx(
            'grid gap-x-8 gap-y-10 @narrow:grid-cols-2 @narrow:gap-y-12',
            data.items.length > 2 && '@reading:grid-cols-3',
            prefersFourColumns(data.items.length) && '@content:grid-cols-4',
          )}
        >
          {data.items.map(({ name, title, description, photo }, index) => (
            <li
              key={index}
              className="@max-narrow:grid @max-narrow:grid-cols-[5.5rem_1fr] @max-narrow:items-start @max-narrow:gap-4"
            >
              {photo ? (
                <Picture
                  picture={photo}
                  width={450}
                  sizes="(min-width: 64rem) 22vw, (min-width: 48rem) 30vw, (min-width: 35rem) 46vw, 5.5rem"
                  aspect={settings.aspect}
                  className="rounded-md"
                />
              ) : (
                <span
                  aria-hidden="true"
                  className="grid place-items-center rounded-md bg-tint font-serif text-2xl text-edge @narrow:text-4xl"
                  style={{ aspectRatio: settings.aspect.replace('x', '/') }}
                >
                  {initialsOf(name)}
                </span>
              )}
              <div>
                {name && (
                  <Heading level={settings.heading && !context.first ? 3 : 2} size="sm" className="@narrow:mt-4">
                    {name}
                  </Heading>
                )}
                {title && <p className="mt-1 text-sm text-soft">{title}</p>}
                {description && (
                  <p className="mt-3 max-w-narrow" style={LINES}>
                    {description}
                  </p>
                )}
              </div>
            </li>
          ))}
        </ul>
        <ListPager count={data.pageCount} context={context} />
      </>
    );
  },
});
