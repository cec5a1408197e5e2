/** Paths that code without the schemas asks. Apart from them, so that pages which just search do not carry them. */
export const API_BASE_PATH = '/api/v1';
export const SUGGEST_CALL = '/sell/product/suggest';
export const SUGGEST_PATH = `${API_BASE_PATH}${SUGGEST_CALL}`;
