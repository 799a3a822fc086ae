import { expect, it } from 'vitest';
import { instanceName } from './instance-name';

const databaseUrl = 'postgres://localhost/quillarena';
const nameOf = (host: string, port: number) => instanceName({ databaseUrl, host, port });

it('differs between processes of one database server that listen at different addresses', () => {
  const names = [nameOf('127.0.0.1', 3000), nameOf('127.0.0.2', 3000), nameOf('::1', 3000), nameOf('127.0.0.1', 3001)];
  expect(new Set(names).size).toBe(names.length);
  expect(names[0]).toBe('server-127.0.0.1-3000');
});

it('is the same for all processes of the embedded database, of which one holds the folder', () => {
  expect(instanceName({ databaseUrl: undefined, host: '127.0.0.2', port: 3001 })).toBe('server');
});
