/** What the back office posts to the frame when the draft was saved (backend/cms/assets/cms.js has the same word). */
export const REFRESH_MESSAGE = 'stockist:refresh';
