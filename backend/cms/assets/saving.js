/*
 * The form of a part saves itself: one request after the other, each from what the one before has left; a form that is
 * sent waits for them. What an editor saved a moment ago is not somebody else's change, and what was typed is saved
 * before the page is left, however it is left.
 */
'use strict';

{
  const form = document.getElementById('part-form');
  const underWay = new Set();
  let typed = false;
  let failed = false;
  let sending = null;
  let leaving = false;

  /* Browsers send no more than 64 KB of a page that is gone; the rest is asked about. */
  const LEAVE_MOST = 60_000;
  const RETRY_MS = 5_000;
  const KEPT = 'cms-typed';
  const KEPT_MS = 60_000;

  const bodyOf = () => new URLSearchParams(new FormData(form));
  const isUnsaved = () => typed || underWay.size > 0;
  const post = (body, keepalive) =>
    fetch(form.action, { method: 'POST', body, keepalive, headers: { 'HX-Request': 'true' } });

  form?.addEventListener('input', () => {
    typed = true;
  });
  form?.addEventListener('htmx:before:request', (event) => {
    const { ctx } = event.detail;
    if (sending || leaving) return event.preventDefault();
    typed = false;
    underWay.add(ctx);
    ctx.request.body.set('seen', form.elements.seen.value);
  });
  form?.addEventListener('htmx:finally:request', ({ detail: { ctx } }) => {
    if (!underWay.delete(ctx)) return;
    failed = !(ctx.response?.status < 400);
    if (failed) typed = true;
    if (sending && underWay.size === 0) form.requestSubmit(sending.submitter);
  });
  form?.addEventListener('submit', (event) => {
    sending = { submitter: event.submitter };
    if (underWay.size > 0) event.preventDefault();
  });

  /* The back office cannot be reached: said at the top, and tried again. */
  form?.addEventListener('htmx:error', () => {
    const words = document.getElementById('unreached').content.cloneNode(true);
    document.getElementById('problem').replaceChildren(words);
    setTimeout(() => form.dispatchEvent(new Event('input', { bubbles: true })), RETRY_MS);
  });

  /** Goes on when what was typed is saved; where it cannot be, the form is sent, so that its page says why. */
  async function saveFirst(event, goOn) {
    if (!form || sending || leaving || !isUnsaved()) return;
    event.preventDefault();
    leaving = true;
    while (underWay.size > 0) await new Promise((resolve) => setTimeout(resolve, 30));
    const reply = typed ? await post(bodyOf(), false).catch(() => null) : { ok: true };
    if (reply?.ok) goOn();
    else form.submit();
  }

  document.addEventListener('click', (event) => {
    const link = event.target.closest?.('a[href]');
    if (!link || link.target || event.ctrlKey || event.metaKey || link.getAttribute('href').startsWith('#')) return;
    void saveFirst(event, () => location.assign(link.href));
  });
  document.addEventListener('submit', (event) => {
    if (event.target === form) return;
    const { target, submitter } = event;
    void saveFirst(event, () => {
      leaving = true;
      target.requestSubmit(submitter);
    });
  });

  /*
   * A reload, a closed tab or an address typed above: saved as the page goes, and put back where the page that comes
   * was made before that arrived.
   */
  addEventListener('beforeunload', (event) => {
    if (!form || sending || leaving || !isUnsaved()) return;
    if (failed || String(bodyOf()).length > LEAVE_MOST) event.preventDefault();
  });
  addEventListener('pagehide', () => {
    if (!form || sending || leaving || !isUnsaved()) return;
    const body = bodyOf();
    const kept = { action: form.action, at: Date.now(), entries: [...body].filter(([name]) => name.startsWith('s.')) };
    sessionStorage.setItem(KEPT, JSON.stringify(kept));
    typed = false;
    if (String(body).length <= LEAVE_MOST) void post(body, true).catch(() => {});
  });

  function putBack() {
    const kept = JSON.parse(sessionStorage.getItem(KEPT) ?? 'null');
    sessionStorage.removeItem(KEPT);
    if (!form || kept?.action !== form.action || Date.now() - kept.at > KEPT_MS) return;
    const values = new Map(kept.entries);
    let changed = false;
    for (const control of form.elements) {
      if (!control.name?.startsWith('s.') || control.type === 'hidden') continue;
      const value = values.get(control.name);
      if (control.type === 'checkbox') {
        changed ||= control.checked !== (value !== undefined);
        control.checked = value !== undefined;
      } else if (value !== undefined && value.replaceAll('\r\n', '\n') !== control.value) {
        changed = true;
        control.value = value;
      }
    }
    if (changed) form.dispatchEvent(new Event('input', { bubbles: true }));
  }
  // After htmx has made the form save itself.
  addEventListener('load', putBack);

  /* Forms that save nothing by themselves are asked about. */
  for (const other of document.querySelectorAll('form[data-ask]')) {
    let isSent = false;
    let isTyped = other.dataset.ask === 'typed';
    other.addEventListener('input', () => {
      isTyped = true;
    });
    other.addEventListener('submit', () => {
      isSent = true;
    });
    addEventListener('beforeunload', (event) => {
      if (isTyped && !isSent) event.preventDefault();
    });
  }
}
