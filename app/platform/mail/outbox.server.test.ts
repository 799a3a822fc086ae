import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { simpleParser } from 'mailparser';
import { expect, it } from 'vitest';
import type { Mail } from './mail.server';
import { createOutbox } from './outbox.server';

const mail: Mail = { to: 'mara@example.test', subject: '482913 is your code', text: 'Code: 482913', html: '<p>482913</p>' };

it('the outbox stores a mail as a file for mail clients, and reads no other files', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'outbox-'));
  const outbox = createOutbox(folder, 'hello@quillarena.test', { now: () => new Date('2026-03-01T12:00:00Z'), gameSpeed: 1 });
  await outbox.transport(mail);
  await outbox.transport({ ...mail, subject: 'Second' });
  const [newest, older] = await outbox.list();
  expect(await outbox.glance(newest ?? '')).toMatchObject({ subject: 'Second', to: 'mara@example.test' });
  const parsed = await simpleParser((await outbox.read(older ?? '')) ?? '');
  expect(parsed.text?.trim()).toBe('Code: 482913');
  expect(await outbox.read('../secret')).toBeUndefined();
  expect(await outbox.read('none.eml')).toBeUndefined();
  await rm(folder, { recursive: true });
});
