import type { BrowserContext, Page, WebSocket } from '@playwright/test';

const sockets = new WeakMap<Page, Set<WebSocket>>();

/** Remembers which WebSockets a page has open. */
export function watchSockets(page: Page): void {
  const open = new Set<WebSocket>();
  sockets.set(page, open);
  page.on('websocket', (socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
  });
}

/**
 * Takes the network away from all pages of a browser until `setOffline(false)`. Their sockets are closed first: where one that
 * is open has something to send or to hear, Chromium's emulation of being offline keeps a core busy until it ends.
 */
export async function loseNetwork(context: BrowserContext): Promise<void> {
  for (const page of context.pages()) {
    const closed = [...(sockets.get(page) ?? [])].map((socket) => socket.isClosed() || socket.waitForEvent('close'));
    // The library of the site's sockets closes them at this event, which comes again with the network's end.
    if (closed.length > 0) await page.evaluate(() => dispatchEvent(new Event('offline')));
    await Promise.all(closed);
  }
  await context.setOffline(true);
}
