/** How long what was sent without a reply is the same order when it is sent again; after that it is meant once more. */
export const RETRY_MS = 3_600_000;
