import { cp, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** The folder with the templates, for all processes of a run; none stands there outside of Playwright. */
export const TEMPLATES = 'QUILLARENA_SITE_TEMPLATES';

/**
 * Fills the data folder of a site that has not been started before with what its first start would make of it, which
 * takes less than half the time. A folder that holds something already stays as it is.
 */
export async function copyTemplate(dataDir: string, withDemoWorld: boolean): Promise<void> {
  const templates = process.env[TEMPLATES];
  if (!templates || (await readdir(dataDir)).length > 0) return;
  await cp(templateIn(templates, withDemoWorld), dataDir, { recursive: true });
}

export const templateIn = (templates: string, withDemoWorld: boolean): string => join(templates, withDemoWorld ? 'demo' : 'bare');
