import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type SiteProcess, siteProcess } from '../../../tests/support/sites/site-process.ts';

const BARE = fileURLToPath(new URL('./bare-express.ts', import.meta.url));
/** Built into the site's own build, so that a new one has it built again. */
const BUILD = 'build/framework';
const FRAMEWORK_ENTRY = fileURLToPath(new URL(`../../../${BUILD}/server/index.js`, import.meta.url));

/** A bare Express server that sends one body. */
export async function bareExpress(body: string) {
  const child = spawn(process.execPath, [BARE], { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.end(body);
  const [port] = await once(child.stdout, 'data');
  return { url: `http://127.0.0.1:${String(port).trim()}/`, pid: child.pid ?? 0, stop: () => child.kill() };
}

/** The framework's own server with the site's routes. @param folder the data of a site that is stopped, which it copies. */
export async function frameworkServer(env: Record<string, string>, folder: string): Promise<SiteProcess> {
  if (!existsSync(FRAMEWORK_ENTRY)) {
    const building = { SERVER_ENTRY: './bench/support/servers/framework-server.ts', BUILD_FOLDER: BUILD, NODE_ENV: 'production' };
    execFileSync('npx', ['react-router', 'build'], { env: { ...process.env, ...building }, stdio: 'ignore' });
  }
  const server = await siteProcess(env, FRAMEWORK_ENTRY);
  // Its first start fills its folder.
  await server.start();
  await server.stop();
  cpSync(join(folder, 'database'), join(server.dataDir, 'database'), { recursive: true });
  return server;
}
