/** What the back office posts to the frame when the draft was saved (backend/cms/assets/preview.js has it too). */
export const REFRESH_MESSAGE = 'stockist:refresh';
