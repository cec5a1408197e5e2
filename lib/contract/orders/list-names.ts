/** The id of the list that the platform derives from former orders. Apart from the schemas, for scripts. */
export const USUAL_LIST = 'usual';
