/** Texts of the error screen. */
export interface ErrorTexts {
  readonly title: string;
  readonly text: string;
  readonly retry: string;
  readonly home: string;
}

/**
 * Id of the layout's element with these texts, which saves the error screen a request (components/site/error-texts).
 */
export const ERROR_TEXTS_ID = 'error-texts';

/** Fallback if even the layout is missing; equal to the texts in messages/en.json. */
export const FALLBACK_TEXTS: ErrorTexts = {
  title: 'Network Error',
  text: 'Something did not answer. Please check your connection and try again.',
  retry: 'Try again',
  home: 'Take me home',
};

/** The error screen's texts in the page's language. */
export function faultWords(): ErrorTexts {
  const { title, text, retry, home } = globalThis.document?.getElementById(ERROR_TEXTS_ID)?.dataset ?? {};
  return title && text && retry && home ? { title, text, retry, home } : FALLBACK_TEXTS;
}
