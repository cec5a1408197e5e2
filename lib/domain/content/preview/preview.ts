/**
 * Viewers that a preview can simulate: a visitor, or a trade customer without an account, so that nobody's prices are
 * shown.
 */
export const PREVIEW_VIEWERS = ['visitor', 'trade'] as const;
