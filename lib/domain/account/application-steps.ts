import type { ReplyOf } from '../../contract/endpoint';
import type { applicationStatus } from '../../contract/sign-in/application';
import { type CamelCased, camelCased } from '../values/camel-case';
import { addBusinessDays, shopDay } from '../values/shop-day';

/** Minimum duration of a review in business days (specification 1, section 1). */
const REVIEW_DAYS = 5;

type Item = ReplyOf<typeof applicationStatus>['item'];
export type ApplicationStatus = CamelCased<Item>;

export function toApplicationStatus(item: Item): ApplicationStatus {
  return camelCased(item);
}

const STEPS = ['sent', 'confirmed', 'reviewed', 'decided'] as const;

/** A step of an application; `on` is the instant of its completion, null before. */
export interface ApplicationStep {
  readonly name: (typeof STEPS)[number];
  readonly on: string | null;
}

/** All steps; without an application, none is completed. */
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

/** First ISO date on which an application may be decided, from the instant its email address was confirmed. */
export function earliestDecision(confirmed: Date): string {
  return addBusinessDays(shopDay(confirmed), REVIEW_DAYS);
}
