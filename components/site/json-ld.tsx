import 'server-only';
import type { Graph, Thing, WithContext } from 'schema-dts';
import { isForCustomer } from '@/lib/data/for-customer';

/** Structured data; crawlers are never signed in. `<` is escaped, so that no text can end the script. */
export async function JsonLd({ data }: { data: WithContext<Exclude<Thing, string>> | Graph }) {
  if (await isForCustomer()) return null;
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
    />
  );
}
