import { test } from '../test';
import { ENTRY, SITES_START_WITHIN, type SiteProcess, withSite } from './site-process';

/**
 * Makes tests of a file that has a site of its own, which it may stop, kill or move in time. Each call is another
 * fixture, so that no worker serves two files with one site; each worker of the file starts one.
 * @param entry the server's file.
 */
export function testsWithOwnSite(entry = ENTRY) {
  return test.extend<object, { site: SiteProcess }>({
    site: [async ({ mailbox }, use) => withSite({ SMTP_URL: mailbox.url }, use, entry), { scope: 'worker', ...SITES_START_WITHIN }],
  });
}
