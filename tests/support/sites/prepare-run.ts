import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSharedSite } from './shared-site';
import { SITE_FLAGS, siteProcess } from './site-process';
import { copyTemplate, TEMPLATES, templateIn } from './site-templates';

/**
 * Starts a site without the demo world on an empty folder and one with it on a copy, saves their data for all sites that
 * tests start, and starts the site that all workers share.
 * @returns a function that stops it and removes the templates.
 */
export default async function prepareRun(): Promise<() => Promise<void>> {
  const templates = await mkdtemp(join(tmpdir(), 'quillarena-templates-'));
  // Compiling what a site runs takes a good part of its start: Node keeps it for the next one.
  process.env.NODE_COMPILE_CACHE ??= join(templates, 'compiled');
  // Node would compile much of the embedded database a second time to make it faster, which takes a third of a start and
  // half a gigabyte of memory, and pays only in a site that lives longer than those of tests.
  process.env[SITE_FLAGS] = '--liftoff-only';
  await makeTemplate(templates, false);
  process.env[TEMPLATES] = templates;
  await makeTemplate(templates, true);
  const stopSharedSite = await startSharedSite();
  return async () => {
    await stopSharedSite();
    await rm(templates, { recursive: true, force: true });
  };
}

async function makeTemplate(templates: string, withDemoWorld: boolean): Promise<void> {
  const site = await siteProcess({ DEMO: withDemoWorld ? '1' : '0' });
  // Bringing the schema up to date takes most of a first start: the demo world goes into what the first site left.
  if (withDemoWorld) await copyTemplate(site.dataDir, false);
  await site.start();
  const status = await site.stop();
  if (status !== 0) throw new Error(`The site of a template exited with ${status}:\n${site.output()}`);
  await rename(site.dataDir, templateIn(templates, withDemoWorld));
}
