/** Paths called without the schemas. Separate from these, so that pages which only search do not load them. */
export const API_BASE_PATH = '/api/v1';
export const SUGGEST_CALL = '/sell/product/suggest';
export const SUGGEST_PATH = `${API_BASE_PATH}${SUGGEST_CALL}`;
