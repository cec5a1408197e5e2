import 'server-only';
import type { Graph, Thing, WithContext } from 'schema-dts';
import { currentView } from '../i18n/current-view';

/** Structured data of public pages: crawlers are never signed in. No text can end the script: `<` is escaped. */
export async function JsonLd({ data }: { data: WithContext<Exclude<Thing, string>> | Graph }) {
  const { live } = await currentView();
  if (live) return null;
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
    />
  );
}
