import type { Graph, Thing, WithContext } from 'schema-dts';

/** Structured data in the page. `<` is escaped, so that no text can end the script. */
export function JsonLd({ data }: { data: WithContext<Exclude<Thing, string>> | Graph }) {
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
    />
  );
}
