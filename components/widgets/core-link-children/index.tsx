import { getTranslations } from 'next-intl/server';
import { LinkIcon } from '@/components/site/link-icon';
import { SmartLink } from '@/components/site/smart-link';
import { defineWidget } from '@/components/widgets/parts/define';
import { WidgetHeading } from '@/components/widgets/parts/widget-heading';
import { getLinks } from '@/lib/data/content/links';
import { widgetSettings } from './schema';

/** A row is in the page's direction, also one to an e-mail address, whose link has its own. */
const ROW = { direction: 'inherit' } as const;

/** A list of links (specification 2, 'Links list'). */
export const coreLinkChildren = defineWidget(widgetSettings, {
  load: async ({ parent, items }) => {
    if (items.length > 0 || parent === '') return items;
    return (await getLinks(parent)).map(({ name, link, icon }) => ({ name, link, icon, new_tab: false }));
  },
  Component: async ({ settings, data }) => {
    if (data.length === 0) return null;
    const [t, layout] = await Promise.all([getTranslations('widgets'), getTranslations('layout')]);
    return (
      <nav aria-label={settings.heading || t('links')}>
        <WidgetHeading heading={settings.heading || t('links')} className="mb-4 md:mb-6" />
        <ul className="border-t border-line">
          {data.map(({ name, link, icon, new_tab }, index) => (
            <li key={index} className="border-b border-line">
              <SmartLink to={link} newTab={new_tab} newTabLabel={layout('newTab')} className="row-link" style={ROW}>
                <LinkIcon name={icon} />
                <span className="own-direction">{name}</span>
              </SmartLink>
            </li>
          ))}
        </ul>
      </nav>
    );
  },
});
