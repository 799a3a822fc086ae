import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ENTRY, nodeArguments } from './site-process.ts';

const run = promisify(execFile);

/** Exit status and output of an administrator's command. */
export interface CommandResult {
  status: number;
  said: string;
}

/** Runs an administrator's command on the production build, like the script of that name. */
export async function adminCommand(args: readonly string[], env: Record<string, string>): Promise<CommandResult> {
  try {
    const { stdout, stderr } = await run(process.execPath, nodeArguments(ENTRY, args), {
      env: { ...process.env, NODE_ENV: 'production', ...env },
    });
    return { status: 0, said: stdout + stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { status: code, said: stdout + stderr };
  }
}

/** Starts a site that must exit by itself. */
export function failingStart(env: Record<string, string>): Promise<CommandResult> {
  return adminCommand([], env);
}
