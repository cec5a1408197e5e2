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
import { previewScript } from '@/lib/data/content/preview-script';
import { currentPreview } from '@/lib/session/preview/current-preview';
import type { PreviewState } from '@/lib/session/preview/preview';

/**
 * Bar below every page of a preview: the version, the time, the audience, and the exit. Plain forms, without scripts.
 */
export async function PreviewBar() {
  const preview = await currentPreview();
  if (!preview) return null;
  const [t, locale] = await Promise.all([getTranslations('preview'), getLocale()]);
  const when = new Date(preview.at ?? Date.now());
  return (
    <aside
      id="preview-bar"
      aria-label={t('label')}
      className="sticky bottom-0 z-40 border-t-2 border-accent bg-surface shadow-lift print:hidden"
    >
      <details className="group">
        <summary className="wrap flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1 py-2 text-sm">
          <Badge tone="accent">{t('label')}</Badge>
          {/* On a phone the button wraps below, and no word is broken. */}
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

/** The script for editing in place (lib/browser/content/preview); inline, so that no other page loads it. */
async function FrameScript({ origin, base }: { origin: string; base: string }) {
  const [script, asked] = await Promise.all([previewScript(), headers()]);
  return (
    script !== null && (
      <script
        nonce={asked.get('x-nonce') ?? undefined}
        data-office={origin}
        data-base={base}
        dangerouslySetInnerHTML={{ __html: script }}
      />
    )
  );
}
