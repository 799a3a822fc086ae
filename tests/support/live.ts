import type { Page } from '@playwright/test';

/** How Socket.IO tells a browser that its connection was accepted. */
const ACCEPTED = '40';

/**
 * Resolves when a page's live connection stands. Call it before the page is opened.
 * @returns a promise to await once it is open.
 */
export function liveConnection(page: Page): Promise<void> {
  return new Promise((resolve) => {
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => {
        if (String(payload).startsWith(ACCEPTED)) resolve();
      });
    });
  });
}
