import pino from 'pino';

/** The server's log. Never log a token, a code, a password, an e-mail address or a cookie (design, section 5.12). */
export const log = pino({
  level: process.env.LOG_LEVEL || 'info',
  base: null,
  // Not Date.now(): prerendered pages may log, but must not depend on the time.
  timestamp: () => `,"time":${Math.round(performance.timeOrigin + performance.now())}`,
  redact: ['*.password', '*.access_token', '*.refresh_token', '*.cookie', '*.authorization', '*.email', '*.code'],
});
