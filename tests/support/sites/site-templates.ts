import { cp, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Names the folder with the templates to all processes of a run; unset outside of Playwright. */
export const TEMPLATES = 'QUILLARENA_SITE_TEMPLATES';

/**
 * Copies the result of a first start into the data folder of a site that has not been started before, which
 * takes less than half the time of that start. A folder that is not empty stays as it is.
 */
export async function copyTemplate(dataDir: string, withDemoWorld: boolean): Promise<void> {
  const templates = process.env[TEMPLATES];
  if (!templates || (await readdir(dataDir)).length > 0) return;
  await cp(templateIn(templates, withDemoWorld), dataDir, { recursive: true });
}

export const templateIn = (templates: string, withDemoWorld: boolean): string => join(templates, withDemoWorld ? 'demo' : 'bare');
