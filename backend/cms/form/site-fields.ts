import { describeInput } from '@/lib/contract/input-schema';
import { siteSettings } from '@/lib/contract/site/site';
import { type Field, fieldsOf } from './field';
import type { Section } from './part-fields';

/** Settings that are edited elsewhere. */
const ELSEWHERE: ReadonlySet<string> = new Set(['payment_to_user_id']);

const GROUPS: readonly (readonly [title: string, names: RegExp])[] = [
  ['Business', /^(name|short_name|organisation_name|abn|address|email|phone|return_days|public_prices)$/],
  ['Look', /^(logo|logo_dark|favicon|favicon_dark|theme_colour|dark_theme_colour|show_back_to_top|home_list_content)$/],
  ['Search engines', /^(seo_|site_verification_key)/],
  ['Counting visits', /^(analytics_|tag_manager_key|pixel_key)/],
  ['Search', /^search_synonyms$/],
  ['Elsewhere on the web', /^(facebook|twitter|instagram|linkedin|youtube|pinterest|github|xing|skype)$/],
];

/** The form of the site's settings, derived from the contract; settings not listed above appear under 'More'. */
export const SITE_SECTIONS: readonly Section[] = (() => {
  const fields = fieldsOf(describeInput(siteSettings), {}).filter(({ name }) => !ELSEWHERE.has(name));
  const rest = new Set<Field>(fields);
  const named = GROUPS.map(([title, names], index): Section => {
    const mine = fields.filter((field) => field.kind !== 'group' && names.test(field.name));
    for (const field of mine) rest.delete(field);
    return { title, folded: index > 0, fields: mine };
  });
  const groups = [...rest]
    .filter((field) => field.kind === 'group')
    .map((field): Section => ({ title: field.label, folded: true, fields: field.fields }));
  return [
    ...named,
    { title: 'More', folded: true, fields: [...rest].filter((field) => field.kind !== 'group') },
    ...groups,
  ].filter((section) => section.fields.length > 0);
})();
