import type { ReplyOf } from '../../contract/endpoint';
import type { applicationStatus } from '../../contract/sign-in/application';
import { type CamelCased, camelCased } from '../values/camel-case';
import { addBusinessDays, shopDay } from '../values/shop-day';

/** Business days that a review takes at least (specification 1, section 1). */
const REVIEW_DAYS = 5;

type Item = ReplyOf<typeof applicationStatus>['item'];
export type ApplicationStatus = CamelCased<Item>;

export function toApplicationStatus(item: Item): ApplicationStatus {
  return camelCased(item);
}

const STEPS = ['sent', 'confirmed', 'reviewed', 'decided'] as const;

/** A step of an application, as far as it has come: `on` is when it was taken, as an instant. */
export interface ApplicationStep {
  readonly name: (typeof STEPS)[number];
  readonly on: string | null;
}

/** The steps of an application; none is taken when there is no application. */
export function applicationSteps(status: ApplicationStatus | null): readonly ApplicationStep[] {
  const taken = {
    sent: status?.askedAt,
    confirmed: status?.confirmedAt,
    // A decision implies a review.
    reviewed: status?.openedAt ?? status?.decidedAt,
    decided: status?.decidedAt,
  };
  return STEPS.map((name) => ({ name, on: taken[name] ?? null }));
}

/** The first day on which it may be decided, when its address was confirmed at an instant. */
export function earliestDecision(confirmed: Date): string {
  return addBusinessDays(shopDay(confirmed), REVIEW_DAYS);
}
