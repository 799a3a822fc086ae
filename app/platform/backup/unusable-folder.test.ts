import { expect, it } from 'vitest';
import { BrokenBackup } from './backup-format';
import { unusableFolder } from './unusable-folder';

const failed = (code: string) => unusableFolder(Object.assign(new Error(`${code}: open`), { code }), '/backups');

it.each([
  ['ENOENT', 'There is no folder /backups.'],
  ['EACCES', 'may not read and write in /backups.'],
  ['EROFS', 'can only be read'],
  ['ENOSPC', 'The disk of /backups is full'],
])('%s is told in a sentence', (code, sentence) => {
  expect(failed(code)).toBeInstanceOf(BrokenBackup);
  expect(failed(code)).toHaveProperty('message', expect.stringContaining(sentence));
});

it('what is not about the folder stays what it is', () => {
  const error = new Error('The connection was cut.');
  expect(unusableFolder(error, '/backups')).toBe(error);
});
