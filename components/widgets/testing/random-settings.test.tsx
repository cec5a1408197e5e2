import { CUSTOMER, VISITOR, htmlOf } from '@/components/widgets/testing/test-server';
import type * as Zod from 'zod';
import type { z } from 'zod';
import { row } from '@/lib/contract/content/page';
import { initialData } from '@/lib/contract/site/site';
import { UpstreamError } from '@/lib/upstream/errors';
import { PageView } from '../page/page-view';
import { randomNumbers, randomSettings, settingsOf } from './random-settings';
import { HARM } from './harm';
import { sampleReply } from './sample-reply';
import { allWidgets } from '../page/find-widget';

interface Read {
  readonly reply: z.ZodType;
}
const mockReply = jest.fn<Promise<unknown>, [Read]>();
// A list whose codec does not hide what its records are.
jest.mock('@/lib/contract/records', () => {
  const { z: zod } = jest.requireActual<typeof Zod>('zod');
  return { recordsOf: (schema: z.ZodType) => zod.array(schema) };
});
jest.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));
jest.mock('@/lib/upstream/public-call', () => ({ publicCall: (endpoint: Read) => mockReply(endpoint) }));
jest.mock('@/lib/upstream/graphql/graphql', () => ({ publicQuery: (operation: Read) => mockReply(operation) }));
jest.mock('@/lib/i18n/current-view', () => ({ currentView: async () => ({ locale: 'en', live: false }) }));
jest.mock('@/lib/data/content/page-address', () => ({ pageQuery: async () => new URLSearchParams() }));
jest.mock('@/lib/config/log', () => ({ log: { warn: () => undefined, error: () => undefined } }));

const COUNT = 1000;
/** Set FUZZ_SEED to repeat a run. */
const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 1_000_000);
const random = randomNumbers(seed);

/** What React writes for a form whose action is not one of the server's, as here. */
const REACTS_OWN = /javascript:throw new Error\('React form unexpectedly submitted\.'\)|^addEventListener\("submit"/;

/** Elements that could run code, or load from another origin. */
function dangersIn(html: string): string[] {
  const template = document.createElement('template');
  template.innerHTML = html;
  return [...template.content.querySelectorAll('*')].flatMap((element) => {
    const { name = '', value = '' } =
      [...element.attributes].find(
        (one) =>
          /^on/i.test(one.name) ||
          (/^(href|src|action|formaction|srcdoc|data)$/i.test(one.name) &&
            /^\s*(javascript|data(?!:image\/)|vbscript):/i.test(one.value) &&
            !REACTS_OWN.test(one.value)),
      ) ?? {};
    const runs =
      element.matches(
        'script:not([type="application/ld+json"]), object, embed, base, meta, link, iframe:not([src^="/embed/"])',
      ) && !REACTS_OWN.test(element.textContent);
    return runs || name !== '' ? [`${element.tagName} ${name}=${value}`] : [];
  });
}

beforeEach(() => {
  mockReply.mockImplementation(async (endpoint) => {
    // Without it no page is shown.
    if (endpoint === initialData) return initialData.reply.parse({ domain: { name: HARM } });
    const fate = random();
    if (fate < 0.15) throw new UpstreamError('not-found', 'Not found', { status: 404 });
    if (fate < 0.25) throw new UpstreamError('unavailable', 'Network Error');
    const parsed = endpoint.reply.safeParse(sampleReply(endpoint.reply));
    if (!parsed.success) throw new UpstreamError('invalid-reply', 'Network Error');
    return parsed.data;
  });
});

it('finds the settings of every widget', () => {
  const without = allWidgets()
    .filter(({ schema }) => settingsOf(schema).size === 0)
    .map(({ outer }) => outer);
  expect(without).toEqual(['Ztt/home']);
});

describe(`with the seed ${seed}`, () => {
  it(`renders ${COUNT} random settings, a quarter of them invalid, without errors and executable HTML`, async () => {
    const widgets = allWidgets();
    const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    for (let index = 0; index < COUNT; index += 1) {
      const widget = widgets[index % widgets.length];
      if (!widget) break;
      const settings = randomSettings(widget.schema, random);
      const rows = [
        row.parse({
          id: 1,
          row_type: ['columns', 'tabs', 'plain', {}][index % 4],
          blocks: [
            {
              id: 1,
              width: settings.page_size,
              title: HARM,
              settings: { full_width: index % 3 === 0, anchor_name: HARM, aos_type: 'fade' },
              widgets: [
                { outer: widget.outer, templatevar: settings },
                { outer: 'core/html', templatevar: { html: '<p>The page goes on</p>' } },
              ],
            },
          ],
        }),
      ];
      const context = {
        ...(index % 5 === 0 ? CUSTOMER : VISITOR),
        live: true,
        params: index % 2 === 0 ? [HARM, '2'] : [],
      };
      const html = await htmlOf(<PageView rows={rows} context={context} />).catch((cause: unknown) => {
        throw new Error(`${widget.outer} with ${JSON.stringify(settings).slice(0, 500)}`, { cause });
      });
      expect(html).toContain('<p>The page goes on</p>');
      expect({ widget: widget.outer, settings, dangers: dangersIn(html) }).toEqual({
        widget: widget.outer,
        settings,
        dangers: [],
      });
    }
    error.mockRestore();
  }, 300_000);
});
