/**
 * Whose eyes a preview lends: a visitor's, or those of a trade customer without an account, so that no price is
 * anyone's.
 */
export const PREVIEW_VIEWERS = ['visitor', 'trade'] as const;
