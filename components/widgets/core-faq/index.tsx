import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { defineWidget } from '@/components/widgets/parts/define';
import { cleanProse } from '@/components/ui/text/clean-html';
import { Html } from '@/components/ui/text/html';
import { scopeOf } from '@/components/widgets/parts/scope-of';
import { WidgetHeading } from '@/components/widgets/parts/widget-heading';
import { getFaqs } from '@/lib/data/content/faqs';
import { JsonLd } from '@/components/site/json-ld';
import { faqData } from '@/lib/seo/page-data';
import { FaqScroll } from './faq-scroll.client';
import { widgetSettings } from './schema';

/** Closed answers are printed as well. Beside the widget, as other pages need no byte of it. */
const PRINTED = '@media print{::details-content{content-visibility:visible}}';

/** Questions, one open at a time (specification 2, 'FAQ page'): the browser's own accordion, without a script. */
export const coreFaq = defineWidget(widgetSettings, {
  givesTitle: 'itself',
  load: ({ group }) => getFaqs(group),
  Component: async ({ settings, data, context }) => {
    if (data.length === 0 && !cleanProse(settings.content)) return null;
    const t = await getTranslations('widgets');
    const structured = faqData(data, context.path);
    const name = `faq${scopeOf(context)}`;
    return (
      <>
        {structured && <JsonLd data={structured} />}
        <style href="faq-print" precedence="part">
          {PRINTED}
        </style>
        <WidgetHeading heading={settings.heading || t('faq')} first={context.first} />
        <Html html={settings.content} className="mb-8" />
        {data.length > 0 && (
          <FaqScroll>
            {data.map((faq) => (
              <details key={faq.id} name={name} className="group max-w-content border-b border-line first:border-t">
                <summary className="flex min-h-14 items-center justify-between gap-6 py-4 text-lg hover:text-accent">
                  <span className="own-direction">{faq.name}</span>
                  <Icon name="plus" className="group-open:rotate-45 motion-safe:transition-transform" />
                </summary>
                <Html html={faq.content} className="pb-6" />
              </details>
            ))}
          </FaqScroll>
        )}
      </>
    );
  },
});
