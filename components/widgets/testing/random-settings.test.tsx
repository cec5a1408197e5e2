import { CUSTOMER, VISITOR, htmlOf } from '@/components/widgets/testing/test-server';
import { z } from 'zod';
import type { AnyEndpoint } from '@/lib/contract/endpoint';
import { row } from '@/lib/contract/content/page';
import { UpstreamError } from '@/lib/upstream/errors';
import { PageView } from '../page/page-view';
import { HARM, randomNumbers, randomSettings, settingsOf } from './random-settings';
import { allWidgets } from '../page/find-widget';

const mockReply = jest.fn<Promise<unknown>, [AnyEndpoint]>();
jest.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));
jest.mock('@/lib/upstream/public-call', () => ({ publicCall: (endpoint: AnyEndpoint) => mockReply(endpoint) }));
jest.mock('@/lib/i18n/current-view', () => ({ currentView: async () => ({ locale: 'en', live: false }) }));
jest.mock('@/lib/data/content/page-address', () => ({ pageQuery: async () => new URLSearchParams() }));
jest.mock('@/lib/config/log', () => ({ log: { warn: () => undefined, error: () => undefined } }));

const COUNT = 1000;
/** Set FUZZ_SEED to repeat a run. */
const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 1_000_000);
const random = randomNumbers(seed);

/** A value that a schema accepts, generated from its description: harmful texts, low numbers, short lists. */
function sampleOf(schema: unknown): unknown {
  const {
    type,
    properties = {},
    items,
    enum: values,
    anyOf,
    const: fixed,
    default: preset,
  } = schema as Record<string, never>;
  if (fixed !== undefined) return fixed;
  if (values !== undefined) return values[0];
  if (anyOf !== undefined) return sampleOf(anyOf[0]);
  if (type === 'object')
    return Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, sampleOf(one)]));
  if (type === 'array') return items === undefined ? [] : [sampleOf(items), sampleOf(items)];
  if (type === 'boolean') return true;
  if (type === 'integer' || type === 'number') return 1;
  return preset ?? HARM;
}

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
            /^\s*(javascript|data(?!:image\/)|vbscript):/i.test(one.value)),
      ) ?? {};
    const runs = element.matches(
      'script:not([type="application/ld+json"]), object, embed, base, meta, link, iframe:not([src^="/embed/"])',
    );
    return runs || name !== '' ? [`${element.tagName} ${name}=${value}`] : [];
  });
}

beforeEach(() => {
  mockReply.mockImplementation(async (endpoint) => {
    const fate = random();
    if (fate < 0.15) throw new UpstreamError('not-found', 'Not found', { status: 404 });
    if (fate < 0.25) throw new UpstreamError('unavailable', 'Network Error');
    const parsed = endpoint.reply.safeParse(
      sampleOf(z.toJSONSchema(endpoint.reply, { io: 'input', unrepresentable: 'any' })),
    );
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
        // An unknown item in the address is a 404.
        if (cause instanceof Error && cause.message.startsWith('NEXT_HTTP_ERROR_FALLBACK;404'))
          return '<p>The page goes on</p>';
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
