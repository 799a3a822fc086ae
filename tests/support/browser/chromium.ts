/**
 * Launch options for tests and benchmarks: Debian's Chromium, without its sandbox and background traffic. The headless
 * shell draws no window around the page, which takes as much work as many of the pages.
 */
export const CHROMIUM = {
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};
