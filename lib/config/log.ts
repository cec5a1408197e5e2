import pino from 'pino';

/**
 * The server's log. Never give it a token, a code, a password, an e-mail address or a cookie (design, section 5.12).
 */
export const log = pino({
  level: process.env.LOG_LEVEL ?? 'info',
  base: null,
  // Not Date.now(): a page that is being prerendered may log, and may not depend on when it is made.
  timestamp: () => `,"time":${Math.round(performance.timeOrigin + performance.now())}`,
  redact: ['*.password', '*.access_token', '*.refresh_token', '*.cookie', '*.authorization', '*.email', '*.code'],
});
