import { getLocale, getTranslations } from 'next-intl/server';
import { headers } from 'next/headers';
import { Badge } from '@/components/ui/text/badge';
import { buttonClass } from '@/components/ui/button-class';
import { Icon } from '@/components/ui/icon';
import { TIME_ZONE } from '@/lib/config/constants';
import { previewBase } from '@/lib/domain/content/preview/preview-address';
import { PREVIEW_VIEWERS } from '@/lib/domain/content/preview/preview';
import { zonedLocal } from '@/lib/domain/values/zoned-time';
import { formatMoment } from '@/lib/i18n/dates';
import { currentPreview } from '@/lib/session/preview/current-preview';
import type { PreviewState } from '@/lib/session/preview/preview';
import { REFRESH_MESSAGE } from './refresh-message';

/**
 * Below every page of a preview: what one is looking at, the clock, whose eyes, and the way out. Plain forms, so that
 * it works without scripts.
 */
export async function PreviewBar() {
  const preview = await currentPreview();
  if (!preview) return null;
  const [t, locale] = await Promise.all([getTranslations('preview'), getLocale()]);
  const when = new Date(preview.at ?? Date.now());
  return (
    <aside
      aria-label={t('label')}
      className="sticky bottom-0 z-40 border-t-2 border-accent bg-surface shadow-lift print:hidden"
    >
      <details className="group">
        <summary className="wrap flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1 py-2 text-sm">
          <Badge tone="accent">{t('label')}</Badge>
          {/* On a phone the button goes below, and no word is broken. */}
          <span className="flex-1" style={{ minWidth: 'min(14rem, 100%)' }}>
            {t('looking', {
              viewer: preview.as,
              moment: preview.at === null ? 'now' : 'then',
              when: formatMoment(when, locale),
            })}
          </span>
          <span className="link inline-flex items-center gap-1">
            {t('change')}
            <Icon name="chevron-down" className="size-4 transition-transform group-open:rotate-180" />
          </span>
        </summary>
        <div className="wrap flex flex-wrap items-end gap-x-4 gap-y-3 pt-1 pb-4">
          <ClockForm preview={preview} when={when} />
          <form method="post" action="/api/preview/leave" className="in-[[data-framed]]:hidden sm:ms-auto">
            <button className={buttonClass({ variant: 'secondary', size: 'sm' })}>{t('leave')}</button>
          </form>
        </div>
      </details>
      <FrameScript origin={preview.frame} base={previewBase(preview.of)} />
    </aside>
  );
}

async function ClockForm({ preview, when }: { preview: PreviewState; when: Date }) {
  const t = await getTranslations('preview');
  return (
    <form method="post" action="/api/preview/clock" className="flex flex-wrap items-end gap-3">
      <label className="text-sm font-medium">
        <span className="mb-1 block">{t('clock')}</span>
        <input type="datetime-local" name="at" defaultValue={zonedLocal(when, TIME_ZONE)} className="control" />
      </label>
      <label className="text-sm font-medium">
        <span className="mb-1 block">{t('as')}</span>
        <select name="as" defaultValue={preview.as} className="control">
          {PREVIEW_VIEWERS.map((viewer) => (
            <option key={viewer} value={viewer}>
              {t(`viewer.${viewer}`)}
            </option>
          ))}
        </select>
      </label>
      <button className={buttonClass({ size: 'sm' })}>{t('show')}</button>
      <button name="now" value="1" className={buttonClass({ variant: 'secondary', size: 'sm' })}>
        {t('now')}
      </button>
    </form>
  );
}

/**
 * What a preview and the back office say to each other; nobody else is listened to. The page says which draft it shows,
 * so that nothing that was saved meanwhile is missed; the back office says when to load anew, and which part is edited.
 * Whether a page stands in its frame is asked of the page itself: headers do not always tell. Links stay inside the
 * preview. A script of a few lines, so that no page pays for a component.
 */
async function FrameScript({ origin, base }: { origin: string; base: string }) {
  const nonce = (await headers()).get('x-nonce') ?? undefined;
  const script = `{const o=${JSON.stringify(origin)},b=${JSON.stringify(base)},d=document;
const shown=()=>parent.postMessage({stockist:'shown',path:location.pathname.slice(b.length)||'/',
version:d.querySelector('[data-draft]')?.dataset.draft??''},o);
if(self!==top){d.documentElement.dataset.framed='';
d.readyState==='loading'?addEventListener('DOMContentLoaded',shown):shown();
addEventListener('pageshow',e=>e.persisted&&shown())}
addEventListener('message',({origin,data})=>{if(origin!==o)return;
if(data===${JSON.stringify(REFRESH_MESSAGE)})location.reload();
if(data?.stockist==='ask'&&d.readyState!=='loading')shown();
if(data?.stockist==='part'){const m=d.querySelector('[data-place^="'+CSS.escape(data.place)+'"]');
const e=m?.nextElementSibling??m?.parentElement,r=e?.getBoundingClientRect();
if(r&&(r.bottom<80||r.top>innerHeight-80))e.scrollIntoView({block:r.height<innerHeight/2?'center':'start'})}});
addEventListener('click',e=>{const a=e.target.closest?.('a[href]');
if(!a||a.target||a.download||e.button||e.ctrlKey||e.metaKey||e.shiftKey||e.altKey||a.origin!==location.origin)return;
if(a.pathname.startsWith('/~')||a.getAttribute('href').startsWith('#'))return;
e.preventDefault();e.stopPropagation();location.assign(b+a.pathname+a.search+a.hash)},true)}`;
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: script }} />;
}
