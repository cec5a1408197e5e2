/**
 * Header with the length of a file's body in bytes, from a route to this process's own server, which sends it as
 * Content-Length (server/response/outgoing.ts). Next removes Content-Length from what a route returns.
 */
export const FILE_LENGTH = 'x-stockist-length';
