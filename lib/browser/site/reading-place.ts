/*
 * How far a page had been read when somebody left it for the sign-in. The window's name keeps it: it goes along from
 * page to page of this site in one tab, and writing it needs no more than a few bytes in a public page
 * (components/site/back-to-top.tsx).
 */
const MARK = 'sign-in ';

/** Keeps how far this page is read, as public pages do while they are scrolled. */
export function keepPlace(): void {
  window.name = String(Math.round(window.scrollY));
}

/** On the sign-in page: whoever comes from a page of the shop may come back to it. */
export function noteSignIn(): void {
  if (/^\d+(\.\d+)?$/.test(window.name)) window.name = MARK + window.name;
}

/** Scrolls to how far the page was read that the sign-in leads back to, once. */
export function comeBack(): void {
  const { name } = window;
  if (!name.startsWith(MARK)) return;
  window.name = '';
  const top = Math.round(Number(name.slice(MARK.length)));
  if (top > 0) window.scrollTo({ top, behavior: 'instant' });
}
