/** Pieces that one cart line can hold. Apart from the schemas, so that client code can know it without them. */
export const MAX_QTY = 9999;
