import { scrub } from './scrub';

/** Of all traces this part is sent (specification 1, section 9). */
const TRACES_SAMPLE_RATE = 0.1;

/** Not `as const`: Sentry wants a list that it could write to. */
const NO_BODIES: [] = [];

/**
 * What both sides send to Sentry: nothing about a person, no body, no cookie, no query; and whatever is left goes
 * through `scrub`.
 */
export const REPORTING = {
  tracesSampleRate: TRACES_SAMPLE_RATE,
  dataCollection: {
    userInfo: false,
    cookies: false,
    httpHeaders: false,
    urlQueryParams: false,
    graphQL: { document: false, variables: false },
    httpBodies: NO_BODIES,
  },
  // Whole traces: a streamed span would leave before it could be scrubbed with the rest.
  traceLifecycle: 'static',
  beforeSend: <T>(report: T): T => scrub(report),
  beforeSendTransaction: <T>(report: T): T => scrub(report),
  beforeBreadcrumb: <T>(crumb: T): T => scrub(crumb),
} as const;
