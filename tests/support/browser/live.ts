import type { Page } from '@playwright/test';

/** Socket.IO's packet for an accepted connection. */
const ACCEPTED = '40';

/**
 * Resolves when a page's live connection is established. Call it before opening the page.
 * @returns a promise to await once the page is open.
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
