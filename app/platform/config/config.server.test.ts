import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.server';

function faultsOf(env: Record<string, string>): readonly string[] {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.faults;
    throw error;
  }
}

describe('settings', () => {
  it('have defaults for a site on the local machine', () => {
    expect(readConfig({})).toMatchObject({ port: 3000, host: '127.0.0.1', dataDir: './data', trustProxy: 0, demo: true, gameSpeed: 1 });
    expect(readConfig({}).siteUrl.origin).toBe('http://127.0.0.1:3000');
    expect(readConfig({ HOST: '::1', PORT: '4000' }).siteUrl.origin).toBe('http://[::1]:4000');
  });

  it('are unset if empty', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '', DEMO: '' })).toMatchObject({ port: 3000, databaseUrl: undefined, demo: true });
  });

  it('list every fault at once, in plain words', () => {
    const faults = faultsOf({
      PORT: '70000',
      SITE_URL: 'quillarena',
      TRUST_PROXY: '-1',
      METRICS_ALLOW: 'the office',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318',
      OTEL_EXPORTER_OTLP_HEADERS: 'KEY',
      DATABASE_URL: 'mysql://x',
      DATABASE_DIRECT_URL: 'db',
      DATABASE_READ_URL: 'standby',
      DB_POOL: '0',
      REDIS_URL: 'localhost:6379',
      SECRET: 'short',
      SMTP_URL: 'mail',
      ADMIN_EMAIL: 'ada',
      STRIPE_SECRET_KEY: 'pk_test_published',
      STRIPE_WEBHOOK_SECRET: 'secret',
      STRIPE_API_BASE: 'http://localhost:1/v1',
      AI_BASE_URL: 'models',
      AI_API_KEY: 'two words',
      AI_MODEL: 'two words',
      TABLE_HOURS: '8,24,9',
      AI_FOR: 'everything',
      AI_CONTEXT: '2999',
      HIDINGS_PER_HOUR: 'few',
      DUEL_READINGS: '4',
      DEMO: 'no',
      GAME_SPEED: '0',
    });
    for (const name of [
      'PORT',
      'SITE_URL',
      'TRUST_PROXY',
      'METRICS_ALLOW',
      'OTEL_EXPORTER_OTLP_ENDPOINT',
      'OTEL_EXPORTER_OTLP_HEADERS',
      'DATABASE_URL',
      'DATABASE_DIRECT_URL',
      'DATABASE_READ_URL',
      'DB_POOL',
      'REDIS_URL',
      'SECRET',
      'SMTP_URL',
      'ADMIN_EMAIL',
      'TABLE_HOURS',
      'HIDINGS_PER_HOUR',
      'DUEL_READINGS',
      'AI_BASE_URL',
      'AI_API_KEY',
      'AI_MODEL',
      'AI_FOR',
      'AI_CONTEXT',
      'STRIPE_SECRET_KEY',
      'STRIPE_WEBHOOK_SECRET',
      'STRIPE_API_BASE',
      'DEMO',
      'GAME_SPEED',
    ]) {
      expect(
        faults.filter((fault) => fault.startsWith(name)),
        name,
      ).toHaveLength(1);
    }
  });

  it('list faults of single settings together with those of combinations', () => {
    const faults = faultsOf({ PORT: 'x', HOST: '0.0.0.0', DATABASE_URL: 'postgres://db/q' });
    expect(faults).toHaveLength(3);
    expect(faults.join()).toMatch(/PORT.*SITE_URL.*SECRET/s);
  });

  it.each([
    [{ HOST: '0.0.0.0' }, /SITE_URL/],
    [{ HOST: '0.0.0.0', SITE_URL: 'http://localhost:3000' }, /HOST 0\.0\.0\.0 .*unset HOST/],
    [{ HOST: '192.168.1.2', SITE_URL: 'http://[::1]:3000' }, /HOST 192\.168\.1\.2 .*unset HOST/],
    [{ DATABASE_URL: 'postgres://db/q' }, /SECRET/],
    [{ DATABASE_DIRECT_URL: 'postgres://db/q' }, /DATABASE_URL must say/],
    [{ REDIS_URL: 'redis://cache' }, /REDIS_URL does nothing/],
    [{ REDIS_URL: 'redis://:100%@cache' }, /REDIS_URL must be an address/],
    [{ REDIS_URL: 'redis://cache/one' }, /REDIS_URL must be an address/],
    [{ DATABASE_READ_URL: 'postgres://db/q' }, /DATABASE_READ_URL is a standby/],
    [{ SITE_URL: 'https://quillarena.example' }, /SMTP_URL/],
    [{ SITE_URL: 'https://quillarena.example', SMTP_URL: 'smtp://m', GAME_SPEED: '20' }, /GAME_SPEED/],
    [{ SITE_URL: 'http://localhost:3000/arena' }, /path/],
    [{ STRIPE_WEBHOOK_SECRET: 'whsec_1', STRIPE_API_BASE: 'http://localhost:1' }, /WEBHOOK_SECRET does nothing.*API_BASE does nothing/],
    [{ STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_API_BASE: 'http://localhost:1' }, /live/],
    [{ AI_BASE_URL: 'http://127.0.0.1:11434/v1' }, /AI_MODEL/],
    [{ AI_MODEL: 'quill-1' }, /AI_BASE_URL/],
    [{ AI_BASE_URL: 'https://key@models.example/v1', AI_MODEL: 'quill-1' }, /AI_API_KEY/],
    [{ AI_API_KEY: 'key' }, /AI_BASE_URL/],
  ])('%j is refused', (env, fault) => {
    expect(faultsOf(env as unknown as Record<string, string>).join()).toMatch(fault);
  });

  it('enable card payments only with a key', () => {
    expect(readConfig({}).payments).toBeUndefined();
    expect(readConfig({ STRIPE_SECRET_KEY: 'sk_test_1' }).payments).toEqual({ secretKey: 'sk_test_1' });
    const double = { STRIPE_SECRET_KEY: 'rk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1', STRIPE_API_BASE: 'http://127.0.0.1:12111' };
    expect(readConfig(double).payments).toMatchObject({ webhookSecret: 'whsec_1', apiBase: new URL('http://127.0.0.1:12111') });
  });

  it('make backups daily beside the embedded database, and with a server only where they are asked for', () => {
    const daily = { everyMs: 24 * 60 * 60_000, keep: { days: 7, weeks: 4, months: 6 }, command: undefined };
    expect(readConfig({}).backups).toEqual({ dir: './data/backups', ...daily });
    expect(readConfig({ DATA_DIR: '/srv/quill/' }).backups).toEqual({ dir: '/srv/quill/backups', ...daily });
    expect(readConfig({ BACKUP_EVERY: 'off' }).backups).toBeUndefined();
    const server = { DATABASE_URL: 'postgres://db/q', SECRET: 'a-secret-of-thirty-two-characters-or-more' };
    expect(readConfig(server).backups).toBeUndefined();
    expect(readConfig({ ...server, BACKUP_DIR: '/backups' }).backups).toEqual({ dir: '/backups', ...daily });
    expect(readConfig({ ...server, BACKUP_EVERY: '6h', BACKUP_KEEP: '2d,0w,12m', BACKUP_COMMAND: 'true "$1"' }).backups).toEqual({
      ...{ dir: './data/backups', everyMs: 6 * 60 * 60_000, keep: { days: 2, weeks: 0, months: 12 }, command: 'true "$1"' },
    });
    expect(readConfig({ BACKUP_KEEP: '399d,56w,0m' }).backups?.keep.days).toBe(399);
    expect(readConfig({ BACKUP_EVERY: 'off', BACKUP_KEEP: '400d,0w,0m' }).backups, 'nothing is kept').toBeUndefined();
  });

  it.each([
    { BACKUP_EVERY: '0h' },
    { BACKUP_EVERY: 'daily' },
    { BACKUP_KEEP: '7d' },
    { BACKUP_KEEP: '0d,1w,1m' },
    { BACKUP_KEEP: '00d,1w,1m' },
    { BACKUP_KEEP: '7d,4w,13m' },
    { BACKUP_KEEP: '400d,0w,0m' },
    { BACKUP_KEEP: '7d,57w,0m' },
    { BACKUP_KEEP: '14d,0w,0m', BACKUP_EVERY: '30d' },
  ])('%j is refused in a sentence that says what to write', (env) => {
    expect(faultsOf(env as unknown as Record<string, string>)).toEqual([expect.stringMatching(/^BACKUP_(EVERY|KEEP) must /)]);
  });

  it('log what is at least as grave as LOG_LEVEL says, information unless it says otherwise', () => {
    expect(readConfig({}).logLevel).toBe('info');
    expect(readConfig({ LOG_LEVEL: 'warn' }).logLevel).toBe('warn');
    expect(faultsOf({ LOG_LEVEL: 'loud' })).toEqual([expect.stringContaining('LOG_LEVEL must be one of trace, debug, info')]);
  });

  it('define a language model, with or without a key', () => {
    expect(readConfig({}).writerModel).toBeUndefined();
    expect(readConfig({ AI_BASE_URL: 'http://127.0.0.1:11434/v1/', AI_MODEL: 'quill-1' }).writerModel).toEqual({
      baseUrl: 'http://127.0.0.1:11434/v1',
      apiKey: undefined,
      model: 'quill-1',
      usedFor: 'rooms',
    });
    expect(readConfig({ AI_BASE_URL: 'https://m.example', AI_MODEL: 'q', AI_API_KEY: 'key' }).writerModel?.apiKey).toBe('key');
  });

  it('accept a public site', () => {
    const config = readConfig({
      HOST: '0.0.0.0',
      SITE_URL: 'https://quillarena.example',
      SMTP_URL: 'smtps://user:password@mail.example:465',
      MAIL_FROM: 'Quillarena <hello@quillarena.example>',
      DATABASE_URL: 'postgresql://user@pooler/quillarena',
      DATABASE_DIRECT_URL: 'postgresql://user@db/quillarena',
      DB_POOL: '5',
      REDIS_URL: 'rediss://:password@cache:6380/0',
      SECRET: 'x'.repeat(32),
      TRUST_PROXY: '1',
    });
    expect(config).toMatchObject({ databaseDirectUrl: 'postgresql://user@db/quillarena', databaseConnections: 5 });
    expect(config.redisUrl).toBe('rediss://:password@cache:6380/0');
    expect(config).toMatchObject({ trustProxy: 1, mail: { from: 'Quillarena <hello@quillarena.example>' } });
  });
});
