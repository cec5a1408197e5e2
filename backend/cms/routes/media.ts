import type { PlatformApp } from '../../http/platform';
import { PlatformError } from '../../system/refusals/platform-error';
import { type CmsCall, cmsRoutes, seeOther, sendHtml, show } from './cms-routes';
import { pictureUses } from '../references/picture-uses';
import { addPicture, changePicture, deletePicture, libraryChoices } from '../store/media-library';
import { mediaMain, pickerGrid, usesWords } from '../views/media';
import { doneWords } from './done';

/** A percentage of a form as a share of 1; the middle for what is none. */
function share(text: string | undefined): number {
  const percent = text === undefined || text.trim() === '' ? Number.NaN : Number(text);
  return Number.isNaN(percent) ? 0.5 : Math.min(Math.max(percent, 0), 100) / 100;
}

/** /cms/media: the pictures of the site. */
export function registerCmsMedia(app: PlatformApp): void {
  const routes = cmsRoutes(app);
  const wordsOf = (form: ReadonlyMap<string, string>) => ({
    alt: (form.get('alt') ?? '').trim().slice(0, 300),
    focalX: share(form.get('focal_x')),
    focalY: share(form.get('focal_y')),
  });

  const page = async (
    call: CmsCall,
    problem: string | null = null,
    alt = '',
    status: 200 | 409 | 413 | 422 | 503 = 200,
  ): Promise<Response> => {
    const q = (call.context.req.query('q') ?? '').trim().slice(0, 100);
    const wanted = q.toLowerCase();
    const pictures = (await libraryChoices(call.db)).filter((one) =>
      `${one.key} ${one.alt}`.toLowerCase().includes(wanted),
    );
    const upload = { alt, problem: status === 409 ? null : problem };
    const main = mediaMain({ editor: call.editor, pictures, uses: await pictureUses(call.db), upload, q });
    return show(
      call,
      {
        title: 'Pictures',
        section: 'media',
        problem: status === 409 ? problem : problem && 'The picture was not kept.',
        done: doneWords(call.context.req.query('done')),
      },
      main,
      status,
    );
  };

  routes.get('/cms/media', (call) => page(call));
  routes.get('/cms/media/picker', async (call) =>
    sendHtml(call.context, call, pickerGrid(await libraryChoices(call.db))),
  );

  routes.post('/cms/media', async (call) => {
    const file = call.files.get('file');
    const words = wordsOf(call.form);
    if (!file || file.size === 0) return page(call, 'Please choose a picture.', words.alt, 422);
    try {
      await addPicture(call.db, file, words, { userId: call.editor.userId, at: call.at });
    } catch (error) {
      if (!(error instanceof PlatformError) || (error.status !== 413 && error.status !== 422 && error.status !== 503))
        throw error;
      return page(call, error.errors['image'] ?? error.message, words.alt, error.status);
    }
    return seeOther(call.context, '/cms/media?done=added');
  });

  routes.post('/cms/media/words', async (call) => {
    await changePicture(call.db, call.form.get('key') ?? '', wordsOf(call.form), {
      userId: call.editor.userId,
      at: call.at,
    });
    await call.wakeRevalidator();
    return seeOther(call.context, '/cms/media?done=saved');
  });

  routes.post('/cms/media/delete', async (call) => {
    const { db, form, editor, at } = call;
    const key = form.get('key') ?? '';
    const uses = (await pictureUses(db)).get(key) ?? [];
    // Whoever deletes it has seen where it is shown.
    if (form.get('uses') !== String(uses.length))
      return page(call, `Not deleted: this picture is in ${usesWords(uses)} by now.`, '', 409);
    await deletePicture(db, key, { userId: editor.userId, name: editor.name, at });
    await call.wakeRevalidator();
    return seeOther(call.context, '/cms/media?done=gone');
  });
}
