import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeTemplates } from './make-templates';
import { startSharedSite } from './shared-site';
import { SITE_FLAGS } from './site-process';
import { TEMPLATES } from './site-templates';

/**
 * Makes the templates of sites, unless script/test has made them, and starts the site that all workers share.
 * @returns a function that stops it and removes what was made.
 */
export default async function prepareRun(): Promise<() => Promise<void>> {
  // Node would compile much of the embedded database a second time to make it faster, which takes a third of a start and
  // half a gigabyte of memory, and pays only in a site that lives longer than those of tests.
  process.env[SITE_FLAGS] = '--liftoff-only';
  const own = process.env[TEMPLATES] ? undefined : await mkdtemp(join(tmpdir(), 'quillarena-templates-'));
  if (own) await makeTemplates(own);
  const stopSharedSite = await startSharedSite();
  return async () => {
    await stopSharedSite();
    if (own) await rm(own, { recursive: true, force: true });
  };
}
