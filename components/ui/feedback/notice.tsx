import type { ReactNode } from 'react';
import { langOf } from '@/lib/domain/values/foreign-text';
import { cx } from '../cx';
import { Icon, type IconName } from '../icon';

export type NoticeTone = 'info' | 'success' | 'warning' | 'danger';

const LOOK: Record<NoticeTone, { className: string; icon: IconName }> = {
  info: { className: 'bg-info-soft text-info', icon: 'info' },
  success: { className: 'bg-success-soft text-success', icon: 'check' },
  warning: { className: 'bg-warning-soft text-warning', icon: 'warning' },
  danger: { className: 'bg-danger-soft text-danger', icon: 'warning' },
};

interface NoticeProps {
  tone?: NoticeTone;
  title?: ReactNode;
  /** For text that was rendered with the page, which a screen reader need not announce. */
  quiet?: boolean;
  className?: string;
  id?: string;
  children?: ReactNode;
}

export function Notice({ tone = 'info', title, quiet = false, className, id, children }: NoticeProps) {
  const look = LOOK[tone];
  const role = quiet ? undefined : tone === 'danger' || tone === 'warning' ? 'alert' : 'status';
  return (
    <div id={id} role={role} className={cx('flex gap-3 rounded-sm p-4', look.className, className)}>
      <Icon name={look.icon} className="mt-0.5" />
      <div className="min-w-0 flex-1">
        {title && <p className="font-medium">{title}</p>}
        {children && (
          <div lang={langOf(children)} className={cx(title !== undefined && 'mt-1', 'text-ink')}>
            {children}
          </div>
        )}
      </div>
    </div>
  );
}
