import type { ReactNode } from 'react';
import { getLocale, getTranslations } from 'next-intl/server';
import { Badge } from '@/components/ui/text/badge';
import type { BlockSettings, WidgetData } from '@/lib/contract/content/page';
import { type Visibility, instantOf, previewVisibility, widgetVisibility } from '@/lib/domain/content/schedule';
import { formatMoment } from '@/lib/i18n/dates';

/** Why a part is hidden from visitors, as shown in a preview. */
type Reason = Exclude<Visibility, 'shown'> | 'unknown' | 'invalid' | 'empty';

interface MarkProps {
  reason: Reason;
  /** When it will be, or was last, shown. */
  time?: unknown;
  type?: string;
  children?: ReactNode;
}

/** Outlines a part that visitors do not see, with the reason. Only in previews. */
async function Mark({ reason, time, type = '', children }: MarkProps) {
  const [t, locale] = await Promise.all([getTranslations('preview'), getLocale()]);
  const at = instantOf(time);
  const when = at === null ? null : formatMoment(new Date(at), locale);
  return (
    <div data-preview={reason} className="rounded-sm p-2 outline-2 -outline-offset-1 outline-warning outline-dashed">
      <p className="mb-2">
        <Badge tone="warning">
          {when !== null && (reason === 'scheduled' || reason === 'expired')
            ? t(`reasonAt.${reason}`, { when })
            : t(`reason.${reason}`, { type })}
        </Badge>
      </p>
      {children && <div className="opacity-70">{children}</div>}
    </div>
  );
}

/**
 * A block in a preview at a time in milliseconds: unchanged if visitors see it or it is being edited, otherwise
 * outlined.
 */
export function PreviewBlock({
  settings,
  at,
  children,
}: {
  settings: BlockSettings | undefined;
  at: number;
  children: ReactNode;
}) {
  const showing = previewVisibility(settings, at);
  if (showing === 'shown') return children;
  return (
    <Mark
      reason={showing}
      time={showing === 'scheduled' ? settings?.start_time : showing === 'expired' ? settings?.end_time : undefined}
    >
      {children}
    </Mark>
  );
}

interface PreviewWidgetProps {
  widget: WidgetData;
  at: number;
  /** Why it cannot be shown to anybody, if so. */
  fault: 'unknown' | 'invalid' | null;
  /** Null if it has nothing to show. */
  children: ReactNode;
}

/** A widget in a preview, like PreviewBlock; an unknown or invalid one is reported to every kind of viewer. */
export function PreviewWidget({ widget: { outer, templatevar }, at, fault, children }: PreviewWidgetProps) {
  if (fault !== null) return <Mark reason={fault} type={outer} />;
  const showing = widgetVisibility(templatevar, at);
  if (showing === 'shown') return children ?? <Mark reason="empty" type={outer} />;
  return (
    <Mark
      reason={showing}
      time={
        showing === 'scheduled'
          ? templatevar.hidden_before
          : showing === 'expired'
            ? templatevar.hidden_after
            : undefined
      }
    >
      {children}
    </Mark>
  );
}
