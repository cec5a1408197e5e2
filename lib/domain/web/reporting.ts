import { scrub } from './scrub';

/** Share of traces that is sent (specification 1, section 9). */
const TRACES_SAMPLE_RATE = 0.1;

/** Not `as const`: Sentry's type requires a mutable array. */
const NO_BODIES: [] = [];

/**
 * Sentry's options in server and browser: no personal data, bodies, cookies or queries; everything else goes through
 * `scrub`.
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
  // Whole traces: a streamed span would be sent before it is scrubbed with the rest.
  traceLifecycle: 'static',
  beforeSend: <T>(report: T): T => scrub(report),
  beforeSendTransaction: <T>(report: T): T => scrub(report),
  beforeBreadcrumb: <T>(crumb: T): T => scrub(crumb),
} as const;
