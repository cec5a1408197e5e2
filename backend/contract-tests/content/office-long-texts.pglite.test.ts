import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { media } from '../../db/schema/content/media';
import { fillRecord, seenIn } from '../support/office-form';
import { editor, shop } from '../support/office';

/** Its last character has two units, of which one is beyond the 200th once 'Copy of ' stands before it. */
const LONG = `${'x'.repeat(191)}🐕`;

it('duplicates a page whose name is cut at a character of two units', async () => {
  const { location } = await editor.post('/cms/pages', { name: LONG, slug: 'long-name' });
  const copy = await editor.post(`${location}/duplicate`);
  expect(copy.status).toBe(303);
  expect((await editor.get(copy.location)).html).toContain(`value="Copy of ${'x'.repeat(191)}"`);
});

it('duplicates a record whose name is cut there', async () => {
  const made = await fillRecord(editor, '/cms/faqs/new', { 's.name': LONG });
  const copy = await editor.post(`${made.location.replace(/\?.*/, '')}/copy`);
  const saved = await fillRecord(editor, '', {}, copy.html);
  expect(saved.status).toBe(303);
  expect((await editor.get(saved.location)).html).toContain(`>Copy of ${'x'.repeat(191)}<`);
});

it('keeps a tag of a picture that is cut there', async () => {
  const bytes = await sharp({ create: { width: 80, height: 80, channels: 3, background: '#888' } })
    .jpeg()
    .toBuffer();
  await editor.upload('/cms/media', { alt: '' }, new File([new Uint8Array(bytes)], 'tagged.jpg'));
  const [picture] = await shop.db.select().from(media).where(eq(media.source, 'library'));
  const seen = seenIn((await editor.get(`/cms/media/picture?key=${encodeURIComponent(picture?.key ?? '')}`)).html);
  const form = { key: picture?.key ?? '', seen, tags: `${'x'.repeat(39)}🐕, shown` };
  expect((await editor.post('/cms/media/words', form)).status).toBe(303);
  const [after] = await shop.db.select().from(media).where(eq(media.source, 'library'));
  expect(after?.tags).toEqual(['x'.repeat(39), 'shown']);
});

it('refuses settings with what no text can hold, instead of failing', async () => {
  const made = await editor.post('/cms/pages', { name: 'Settings', slug: 'unstorable' });
  const { location } = await editor.post(`${made.location}/add`, { to: 'page', kind: 'core/html' });
  const part = new URL(location, 'http://x.invalid').searchParams.get('part') ?? '';
  const save = async (settings: string) =>
    editor.post(`${made.location}/parts/${part}`, {
      's.$': settings,
      seen: seenIn((await editor.get(location.replace(/#.*/, ''))).html),
    });
  // The same form saves what can be stored: nothing but the character is refused.
  expect((await save('{ "html": "stored" }')).status).toBe(303);
  const refused = await save(String.raw`{ "html": "\u0000" }`);
  expect(refused.status).toBe(422);
  expect(refused.html).toContain('This has characters in it that no text can have.');
});
