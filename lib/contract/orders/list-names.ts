/** The id of the list that the platform derives from earlier orders. Separate from the schemas, for client code. */
export const USUAL_LIST = 'usual';
