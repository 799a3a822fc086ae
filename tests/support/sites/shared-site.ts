import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Mailbox, mailboxAt, openMailbox } from '../people/mailbox.ts';
import { LENIENT_ENTRY, type SiteProcess, startedSite } from './site-process.ts';

/** Names the shared site and mailbox to all workers of a run. */
const SHARED = 'QUILLARENA_SHARED_SITE';

interface Shared {
  site: { url: string };
  mailbox: { url: string; sharedAt: string };
  /** Answers with the address of the site whose game time goes slowly. */
  slowSiteAt: string;
}

/**
 * Starts the site with the demo world, and the mailbox, that all workers share. A site whose game time goes slowly, without
 * the demo world, starts when a worker first asks for it.
 * @returns a function that stops them.
 */
export async function startSharedSite(): Promise<() => Promise<void>> {
  const mailbox = await openMailbox();
  // Each worker counts as a client of its own, whose limits the others do not use up.
  const settings = { SMTP_URL: mailbox.url, TRUST_PROXY: '1' };
  const site = await startedSite(settings, LENIENT_ENTRY);
  let slow: Promise<SiteProcess> | undefined;
  const slowSites = createServer((_request, response) => {
    slow ??= startedSite({ ...settings, GAME_SPEED: '0.25', DEMO: '0' }, LENIENT_ENTRY);
    slow.then(
      ({ url }) => response.end(url),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  }).listen(0, '127.0.0.1');
  await once(slowSites, 'listening');
  const shared: Shared = {
    site: { url: site.url },
    mailbox: { url: mailbox.url, sharedAt: await mailbox.share() },
    slowSiteAt: `http://127.0.0.1:${(slowSites.address() as AddressInfo).port}`,
  };
  process.env[SHARED] = JSON.stringify(shared);
  return async () => {
    slowSites.close().closeAllConnections();
    for (const each of [site, await slow?.catch(() => undefined)]) {
      if (each?.running() === false) console.error(`A shared site ended before the tests:\n${each.output()}`);
      await each?.dispose();
    }
    await mailbox.close();
  };
}

/** The shared site and mailbox, in a worker. */
export function sharedSite(): { site: { url: string }; mailbox: Mailbox } {
  const { site, mailbox } = JSON.parse(process.env[SHARED] ?? '') as Shared;
  return { site, mailbox: mailboxAt(mailbox) };
}

/** The address of the site whose game time goes slowly, in a worker. */
export async function slowSite(): Promise<string> {
  const { slowSiteAt } = JSON.parse(process.env[SHARED] ?? '') as Shared;
  const answer = await fetch(slowSiteAt);
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  return text;
}

/** The header by which a worker's requests come from an address of their own. */
export function addressOfWorker(index: number): Record<string, string> {
  return { 'X-Forwarded-For': `198.18.${Math.floor(index / 250) % 250}.${(index % 250) + 1}` };
}
