/** What the page after a form says was done; an address says nothing else. */
const WORDS = {
  saved: 'Saved.',
  published: 'Published. Visitors see it now.',
  untold: 'Published. The shop could not be told yet: visitors see it within a minute.',
  again: 'Published. Visitors see that version now.',
  back: 'Brought back as a draft. Visitors see nothing of it before it is published.',
  off: 'Taken off the site.',
  moved: 'Moved.',
  removed: 'Removed from the draft. It stays in the bin for 30 days.',
  copied: 'Copied.',
  undone: 'Undone.',
  redone: 'Done again.',
  deleted: 'Moved to the bin. It can be brought back for 30 days.',
  restored: 'Brought back.',
  gone: 'Deleted for good.',
  added: 'Added.',
  tried: 'Trying now.',
  decided: 'Decided. The applicant is told.',
  linked: 'A link to sign in is on its way.',
  suspended: 'Suspended. Nobody can sign in to this account.',
  opened: 'The account is open again.',
  packed: 'Packed.',
  unpacked: 'Unpacked.',
  shipped: 'Done. The buyer is told.',
  delivered: 'Delivered.',
  paid: 'Paid.',
  noted: 'The note was added.',
  mailed: 'The mail is on its way again.',
  refunded: 'The refund is written down. Its state is below.',
  asked: 'Asked again. What came of it is below.',
  imported: 'Imported. The shop shows it now.',
  'import-undone': 'The import was undone. All is as it was before.',
  cancelled: 'Cancelled. The buyer is told.',
} as const;
export type Done = keyof typeof WORDS;

export function doneWords(name: string | undefined): string | null {
  return name !== undefined && Object.hasOwn(WORDS, name) ? WORDS[name as Done] : null;
}
