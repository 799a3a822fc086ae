import type { BrowserContext, Page, WebSocket } from '@playwright/test';

/** Of each page the WebSockets that have not been closed, with when they opened. */
const opened = new WeakMap<Page, Map<WebSocket, number>>();

/** Remembers which WebSockets a page has open. */
export function watchSockets(page: Page): void {
  const sockets = new Map<WebSocket, number>();
  opened.set(page, sockets);
  page.on('websocket', (socket) => {
    sockets.set(socket, Date.now());
    socket.on('close', () => sockets.delete(socket));
  });
}

/**
 * Takes the network away from all pages of a browser until `setOffline(false)`. Their sockets are closed first: where one that
 * is open has something to send or to hear, Chromium's emulation of being offline keeps a core busy until it ends.
 */
export async function loseNetwork(context: BrowserContext): Promise<void> {
  for (const page of context.pages()) {
    // Those of a page before a reload went with it, of which nobody is told.
    const since = await page.evaluate(() => performance.timeOrigin);
    const open = [...(opened.get(page) ?? [])].filter(([, at]) => at >= since);
    const closed = open.map(([socket]) => socket.waitForEvent('close'));
    // The library of the site's sockets closes them at this event, which comes again with the network's end.
    if (open.length > 0) await page.evaluate(() => dispatchEvent(new Event('offline')));
    await Promise.all(closed);
  }
  await context.setOffline(true);
}
