/** Stands for the list that the platform makes of what somebody ordered before. Apart from the schemas, for scripts. */
export const USUAL_LIST = 'usual';
