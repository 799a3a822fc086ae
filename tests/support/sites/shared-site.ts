import { type Mailbox, mailboxAt, openMailbox } from '../people/mailbox.ts';
import { LENIENT_ENTRY, siteProcess } from './site-process.ts';

/** Names the shared site and mailbox to all workers of a run. */
const SHARED = 'QUILLARENA_SHARED_SITE';

interface Shared {
  site: { url: string };
  mailbox: { url: string; sharedAt: string };
}

/**
 * Starts the site with the demo world, and the mailbox, that all workers share.
 * @returns a function that stops them.
 */
export async function startSharedSite(): Promise<() => Promise<void>> {
  const mailbox = await openMailbox();
  // Each worker counts as a client of its own, whose limits the others do not use up.
  const site = await siteProcess({ SMTP_URL: mailbox.url, TRUST_PROXY: '1' }, LENIENT_ENTRY);
  await site.start();
  const shared: Shared = { site: { url: site.url }, mailbox: { url: mailbox.url, sharedAt: await mailbox.share() } };
  process.env[SHARED] = JSON.stringify(shared);
  return async () => {
    if (!site.running()) console.error(`The shared site ended before the tests:\n${site.output()}`);
    await site.dispose();
    await mailbox.close();
  };
}

/** The shared site and mailbox, in a worker. */
export function sharedSite(): { site: { url: string }; mailbox: Mailbox } {
  const { site, mailbox } = JSON.parse(process.env[SHARED] ?? '') as Shared;
  return { site, mailbox: mailboxAt(mailbox) };
}

/** The header by which a worker's requests come from an address of their own. */
export function addressOfWorker(index: number): Record<string, string> {
  return { 'X-Forwarded-For': `198.18.${Math.floor(index / 250) % 250}.${(index % 250) + 1}` };
}
