import { mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { SITE_FLAGS, siteProcess } from './site-process.ts';
import { copyTemplate, TEMPLATES, templateIn } from './site-templates.ts';

/**
 * Starts a site without the demo world on an empty folder and one with it on a copy, and saves their data for all sites
 * that tests start. script/test does it once for all of its parts, each of which does it by itself when it runs alone.
 * @param folder where they are saved. The environment names it from now on.
 */
export async function makeTemplates(folder: string): Promise<void> {
  // Compiling what a site runs takes a good part of its start: Node keeps it for the next one.
  process.env.NODE_COMPILE_CACHE ??= join(folder, 'compiled');
  await mkdir(folder, { recursive: true });
  await makeTemplate(folder, false);
  process.env[TEMPLATES] = folder;
  await makeTemplate(folder, true);
}

async function makeTemplate(folder: string, withDemoWorld: boolean): Promise<void> {
  const site = await siteProcess({ DEMO: withDemoWorld ? '1' : '0' });
  // Bringing the schema up to date takes most of a first start: the demo world goes into what the first site left.
  if (withDemoWorld) await copyTemplate(site.dataDir, false);
  await site.start();
  const status = await site.stop();
  if (status !== 0) throw new Error(`The site of a template exited with ${status}:\n${site.output()}`);
  await rename(site.dataDir, templateIn(folder, withDemoWorld));
}

if (import.meta.main) {
  const [, , folder] = process.argv;
  if (!folder) throw new Error('Say where the templates go: node tests/support/sites/make-templates.ts FOLDER');
  process.env[SITE_FLAGS] = '--liftoff-only';
  await makeTemplates(folder);
}
