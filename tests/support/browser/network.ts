import type { BrowserContext } from '@playwright/test';

declare global {
  interface Window {
    /** The sockets of a test's page that are not closed. */
    openSockets?: Set<WebSocket>;
  }
}

/** Has all further pages of a browser know which WebSockets they have open. */
export async function keepSockets(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const open = new Set<WebSocket>();
    window.openSockets = open;
    window.WebSocket = class extends WebSocket {
      constructor(...address: ConstructorParameters<typeof WebSocket>) {
        super(...address);
        open.add(this);
        this.addEventListener('close', () => open.delete(this));
      }
    };
  });
}

/**
 * Takes the network away from all pages of a browser until `setOffline(false)`. Their sockets are closed first: where one that
 * is open has something to send or to hear, Chromium's emulation of being offline keeps a core busy until it ends.
 */
export async function loseNetwork(context: BrowserContext): Promise<void> {
  for (const page of context.pages()) {
    await page.evaluate(async () => {
      await Promise.all(
        [...(window.openSockets ?? [])].map(async (socket) => {
          const closed = new Promise((resolve) => socket.addEventListener('close', resolve));
          // As the library of the site's sockets does where the network goes, unless the site is on this machine.
          socket.close();
          await closed;
        }),
      );
    });
  }
  await context.setOffline(true);
}
