import { ASPECTS } from '@/lib/contract/common';
import { cut } from '@/lib/domain/values/cut';
import type { PlatformApp } from '../../http/platform';
import { type Frame, MIN_ZOOM } from '../../services/media/crop';
import { PlatformError } from '../../system/refusals/platform-error';
import type { Posted } from '../form/read-form';
import { type PictureFilter, findPictures, openPicture, pictureTags } from '../references/find-pictures';
import { NO_USES, pictureUses } from '../references/picture-uses';
import { type Refused, refusedForm } from '../record/record-page';
import {
  type CmsCall,
  type CmsPost,
  type PageStatus,
  byEditor,
  cmsRoutes,
  seeOther,
  sendHtml,
  show,
} from '../routes/cms-routes';
import { doneWords } from '../routes/done';
import {
  type Words,
  addPicture,
  changePicture,
  deletePicture,
  replacePicture,
  uncroppedPicture,
} from '../store/media-library';
import { html } from '../views/html';
import { knownUses, mediaMain, pickerGrid, placesOf } from './media-view';
import { pictureMain } from './picture-view';

const PAGE_SIZE = 48;
const MAX_TAGS = 10;
const REFUSED: readonly number[] = [413, 422, 503];

/** A percentage as a fraction; null for invalid input. */
function shareIn(text: string | undefined): number | null {
  const percent = text === undefined || text.trim() === '' ? Number.NaN : Number(text);
  return Number.isNaN(percent) ? null : Math.min(Math.max(percent, 0), 100) / 100;
}

function tagsIn(text: string): string[] {
  const tags = text.split(',').map((tag) => cut(tag.trim().toLowerCase(), 40));
  return [...new Set(tags.filter((tag) => tag !== ''))].slice(0, MAX_TAGS);
}

/** Crops by aspect; without a centre the aspect has none. */
function cropsIn(form: Posted): Readonly<Record<string, Frame>> | null {
  const frames = ASPECTS.flatMap((aspect): [string, Frame][] => {
    const [x, y] = [shareIn(form.get(`crop_${aspect}_x`)), shareIn(form.get(`crop_${aspect}_y`))];
    const zoom = Math.max(shareIn(form.get(`crop_${aspect}_zoom`)) ?? 1, MIN_ZOOM);
    return x === null || y === null ? [] : [[aspect, { x, y, zoom }]];
  });
  return frames.length === 0 ? null : Object.fromEntries(frames);
}

const wordsIn = (form: Posted): Words => ({
  alt: cut((form.get('alt') ?? '').trim(), 300),
  tags: tagsIn(form.get('tags') ?? ''),
  focalX: shareIn(form.get('focal_x')) ?? 0.5,
  focalY: shareIn(form.get('focal_y')) ?? 0.5,
  crops: cropsIn(form),
});

function filterOf({ context }: CmsCall): PictureFilter & { readonly page: number } {
  const page = Math.max(1, Math.trunc(Number(context.req.query('page'))) || 1);
  const [q = '', tag = ''] = ['q', 'tag'].map((name) => (context.req.query(name) ?? '').trim().slice(0, 100));
  return { q, tag, page, limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE };
}

/** Why files were refused; the status is that of the last refusal. */
interface Refusal {
  readonly words: string;
  readonly status: PageStatus;
}

function refusalOf(error: unknown): Refusal {
  if (!(error instanceof PlatformError) || !REFUSED.includes(error.status)) throw error;
  return { words: error.errors['image'] ?? error.message, status: error.status };
}

/** /cms/media: the pictures of the site. */
export function registerCmsMedia(app: PlatformApp): void {
  const routes = cmsRoutes(app);
  const pageOf = (key: string): string => `/cms/media/picture?key=${encodeURIComponent(key)}`;

  const list = async (
    call: CmsCall,
    refusal: Refusal | null = null,
    typed = { alt: '', tags: '' },
  ): Promise<Response> => {
    const { db, editor, context } = call;
    const filter = filterOf(call);
    const { pictures, total } = await findPictures(db, filter);
    const [uses, tags] = await Promise.all([
      pictureUses(
        db,
        pictures.map(({ key }) => key),
      ),
      pictureTags(db),
    ]);
    const isUpload = refusal !== null && refusal.status !== 409;
    const upload = { ...typed, problem: isUpload ? refusal.words : null };
    const more = filter.page * PAGE_SIZE < total;
    const main = mediaMain({ editor, pictures, total, tags, uses, upload, filter, more });
    const problem = isUpload ? 'Not everything was kept.' : (refusal?.words ?? null);
    const shell = { title: 'Pictures', section: 'media', problem, done: doneWords(context.req.query('done')) } as const;
    return show(call, shell, main, refusal?.status ?? 200);
  };

  routes.get('/cms/media', (call) => list(call));

  routes.get('/cms/media/picker', async (call) => {
    const filter = filterOf(call);
    const { pictures, total } = await findPictures(call.db, filter);
    return sendHtml(call.context, call, pickerGrid(pictures, filter.page * PAGE_SIZE < total));
  });

  const one = async (
    call: CmsCall,
    key: string,
    { refusal = null, refused = null }: { readonly refusal?: Refusal | null; readonly refused?: Refused | null } = {},
  ): Promise<Response> => {
    const { db, editor, context } = call;
    const picture = await openPicture(db, key);
    const uses = (await pictureUses(db, [key])).get(key) ?? NO_USES;
    const main = pictureMain({ editor, picture, uses, typed: refused?.typed, problem: refusal?.words ?? null });
    const problem = refused?.problem ?? (refusal && 'The picture stays as it was.');
    const shell = { title: 'Picture', section: 'media', problem, done: doneWords(context.req.query('done')) } as const;
    return show(call, shell, main, refused?.status ?? refusal?.status ?? 200);
  };

  routes.get('/cms/media/picture', (call) => one(call, call.context.req.query('key') ?? ''));

  routes.get('/cms/media/whole', async ({ context, db }) => {
    const bytes = await uncroppedPicture(db, context.req.query('key') ?? '');
    context.header('Cache-Control', 'private, no-store');
    context.header('Content-Type', 'image/webp');
    return context.body(new Uint8Array(bytes));
  });

  /** Stores the files; with several, each message names its file. */
  const addAll = async (call: CmsPost, files: readonly File[]): Promise<Refusal | null> => {
    const refused: Refusal[] = [];
    for (const file of files) {
      try {
        const transparent = call.form.get('transparent') === 'on' ? 'kept' : 'white';
        await addPicture(call.db, file, { ...wordsIn(call.form), transparent }, byEditor(call));
      } catch (error) {
        const { words, status } = refusalOf(error);
        refused.push({ words: files.length === 1 ? words : `${file.name}: ${words}`, status });
      }
    }
    const last = refused.at(-1);
    return last ? { words: refused.map(({ words }) => words).join(' '), status: last.status } : null;
  };

  routes.post('/cms/media', async (call) => {
    const files = (call.fileLists.get('file') ?? []).filter(({ size }) => size > 0);
    const typed = { alt: call.form.get('alt') ?? '', tags: call.form.get('tags') ?? '' };
    const refusal: Refusal | null =
      files.length === 0 ? { words: 'Please choose a picture.', status: 422 } : await addAll(call, files);
    if (call.partial)
      return sendHtml(call.context, call, html`<p>${refusal?.words ?? 'Kept.'}</p>`, refusal?.status ?? 200);
    return refusal ? list(call, refusal, typed) : seeOther(call.context, '/cms/media?done=added');
  });

  routes.post('/cms/media/words', async (call) => {
    const key = call.form.get('key') ?? '';
    const seen = call.form.get('seen') ?? '';
    try {
      await changePicture(call.db, key, { ...wordsIn(call.form), seen }, byEditor(call));
    } catch (error) {
      return one(call, key, { refused: refusedForm(error, call, [409]) });
    }
    await call.wakeRevalidator();
    return seeOther(call.context, `${pageOf(key)}&done=saved`);
  });

  routes.post('/cms/media/replace', async (call) => {
    const key = call.form.get('key') ?? '';
    const file = call.files.get('file');
    if (!file?.size) return one(call, key, { refusal: { words: 'Please choose a picture.', status: 422 } });
    try {
      await replacePicture(call.db, key, file, byEditor(call));
    } catch (error) {
      return one(call, key, { refusal: refusalOf(error) });
    }
    await call.wakeRevalidator();
    return seeOther(call.context, `${pageOf(key)}&done=saved`);
  });

  routes.post('/cms/media/delete', async (call) => {
    const { db, form } = call;
    const key = form.get('key') ?? '';
    const uses = (await pictureUses(db, [key])).get(key) ?? NO_USES;
    // Refused if the uses changed since the confirmation listed them.
    if (form.get('uses') !== knownUses(uses))
      return list(call, { words: `Not deleted: this picture is in ${placesOf(uses)} by now.`, status: 409 });
    await deletePicture(db, key, byEditor(call));
    await call.wakeRevalidator();
    return seeOther(call.context, '/cms/media?done=gone');
  });
}
