import { getLocale, getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { cx } from '@/components/ui/cx';
import { type ApplicationStatus, applicationSteps, earliestDecision } from '@/lib/domain/account/application-steps';
import { formatDay } from '@/lib/i18n/dates';

/** The steps of an application with their dates, and the earliest date of a decision. */
export async function ApplicationSteps({ status = null }: { status?: ApplicationStatus | null }) {
  const [t, locale] = await Promise.all([getTranslations('application'), getLocale()]);
  const steps = applicationSteps(status);
  const current = steps.find(({ on }) => on === null)?.name;
  const earliest = earliestDecision(status?.confirmedAt ? new Date(status.confirmedAt) : new Date());
  return (
    <ol className="grid gap-3">
      {steps.map(({ name, on }, index) => (
        <li key={name} aria-current={status && name === current ? 'step' : undefined} className="flex gap-3">
          <span
            aria-hidden="true"
            className={cx(
              'mt-0.5 grid size-6 shrink-0 place-items-center rounded-full border text-xs tabular',
              on === null ? 'border-edge text-soft' : 'border-success text-success',
            )}
          >
            {on === null ? index + 1 : <Icon name="check" className="size-4" />}
          </span>
          <span>
            {t(name)}
            {on !== null && <span className="block text-sm text-soft">{formatDay(on, locale)}</span>}
            {on === null && name === 'decided' && (
              <span className="block text-sm text-soft">
                {t('earliest', { date: formatDay(`${earliest}T12:00:00+10:00`, locale) })}
              </span>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}
