import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Clock } from '../clock/clock';
import type { Mail, MailTransport } from './mail.server';

const FILE_NAME = /^[\w-]+\.eml$/;

/** Mails as files, for a local site without a mail server. */
export interface Outbox {
  transport: MailTransport;
  /** Names of the files, newest first. */
  list(): Promise<string[]>;
  /** The raw mail (RFC 5322); undefined if there is no such file. */
  read(name: string): Promise<string | undefined>;
  /** The headers of a mail for lists. */
  glance(name: string): Promise<{ subject: string; to: string; date: string }>;
}

/** @param folder usually DATA_DIR/outbox; created with the first mail. */
export function createOutbox(folder: string, from: string, clock: Clock): Outbox {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  let count = 0;
  const read = async (name: string) => {
    if (!FILE_NAME.test(name)) return undefined;
    return readFile(join(folder, name), 'utf8').catch(() => undefined);
  };
  return {
    read,
    async transport(mail: Mail) {
      const { message } = await composer.sendMail({ from, date: clock.now(), ...mail });
      await mkdir(folder, { recursive: true, mode: 0o700 });
      count += 1;
      const name = `${clock.now().toISOString().replace(/[:.]/g, '-')}-${process.pid}-${count}.eml`;
      await writeFile(join(folder, name), message as Buffer, { mode: 0o600 });
    },
    async list() {
      const names = await readdir(folder).catch(() => []);
      return names
        .filter((name) => FILE_NAME.test(name))
        .sort()
        .reverse();
    },
    async glance(name) {
      const raw = (await read(name)) ?? '';
      const field = (header: string) => raw.match(new RegExp(`^${header}: (.*)$`, 'mi'))?.[1]?.trim() ?? '';
      return { subject: field('Subject'), to: field('To'), date: field('Date') };
    },
  };
}
