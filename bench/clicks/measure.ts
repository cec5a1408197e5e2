import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, type CDPSession, CDPSessionEvent, type Page, ProtocolError } from 'puppeteer-core';
import { type Click, SETTLED_MS } from './clicks.ts';

const SLOWER = 4;
const WAIT_MS = 15_000;
const POLL_MS = 100;

/**
 * Notes the frame that shows a result: one in which it is laid out, or the first paint of its document if that ends
 * later. A page that is rendered ahead has no frames until it is looked at.
 */
function watch(shown: string): string {
  return `requestAnimationFrame(function look() {
    if (!(${shown})) return requestAnimationFrame(look);
    const laidOut = performance.now();
    new PerformanceObserver((list) => {
      const [paint] = list.getEntriesByName('first-contentful-paint');
      if (paint) window.shownAt = performance.timeOrigin + Math.max(laidOut, paint.startTime);
    }).observe({ type: 'paint', buffered: true });
  })`;
}

/** Runs a script in each new document of a page, also in those rendered ahead, which Puppeteer leaves out. */
async function addToDocuments(page: Page, source: string): Promise<void> {
  await page.evaluateOnNewDocument(source);
  // A session with the page itself would keep it from being replaced by one that was rendered ahead.
  const session = await page.browser().target().createCDPSession();
  const add = async (attached: CDPSession): Promise<void> => {
    try {
      await Promise.all([
        attached.send('Page.enable'),
        attached.send('Page.addScriptToEvaluateOnNewDocument', { source }),
      ]);
    } catch (error) {
      // Workers have no documents.
      if (!(error instanceof ProtocolError)) throw error;
    }
  };
  session.connection()?.on(CDPSessionEvent.SessionAttached, add);
  page.once('close', () => session.connection()?.off(CDPSessionEvent.SessionAttached, add));
}

/** Asks until there is an answer: an evaluation fails while one document takes the place of another. */
async function untilShown(page: Page): Promise<number> {
  const end = Date.now() + WAIT_MS;
  let cause: unknown = null;
  while (Date.now() < end) {
    await pause(POLL_MS);
    try {
      const at: unknown = await page.evaluate('window.shownAt');
      if (typeof at === 'number') return at;
    } catch (error) {
      cause = error;
    }
  }
  throw new Error(`${page.url()} did not show the result.`, { cause });
}

/** Milliseconds from the press to the frame that shows the result. @throws Error if it is not shown */
export async function measure(browser: Browser, origin: string, cookies: string, click: Click): Promise<number> {
  const context = await browser.createBrowserContext();
  try {
    if (click.signedIn)
      await context.setCookie(
        ...cookies.split('; ').map((cookie) => {
          const [name = '', value = ''] = cookie.split(/=(.*)/s);
          return { name, value, domain: new URL(origin).hostname };
        }),
      );
    const page = await context.newPage();
    await page.setViewport({ width: 412, height: 823, deviceScaleFactor: 2 });
    await page.emulateCPUThrottling(SLOWER);
    await page.goto(origin + click.path);
    await pause(SETTLED_MS);
    await addToDocuments(page, watch(click.shown));
    const act = await click.begin(page);
    await page.evaluate(watch(click.shown));
    const begun = Date.now();
    await act();
    return (await untilShown(page)) - begun;
  } finally {
    await context.close();
  }
}
