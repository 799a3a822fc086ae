import { expect, it } from 'vitest';
import { readConfig } from '~/platform/config/config.server';
import { variables } from '~/platform/config/variables.server';
import { startedWith } from './started-with';

it('settings are shown without any secret, key, password or address of an account', () => {
  const secrets = {
    SECRET: 'a-secret-of-thirty-two-characters-or-more',
    DATABASE_URL: 'postgres://quill:hidden-one@db.example/quillarena',
    SMTP_URL: 'smtp://quill:hidden-two@mail.example',
    AI_API_KEY: 'hidden-three',
    STRIPE_SECRET_KEY: 'sk_test_hiddenfour',
    STRIPE_WEBHOOK_SECRET: 'whsec_hiddenfive',
    ADMIN_EMAIL: 'ada@hidden-six.example',
    REDIS_URL: 'redis://quill:hidden-seven@redis.example',
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=hidden-eight',
  };
  const shown = startedWith(
    readConfig({
      ...secrets,
      SITE_URL: 'https://quillarena.example',
      MAIL_FROM: 'arena@quillarena.example',
      AI_BASE_URL: 'https://model.example/v1',
      AI_MODEL: 'small',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318',
    }),
  );
  const text = JSON.stringify(shown);
  for (const secret of Object.values(secrets)) expect(text).not.toContain(secret);
  expect(text).not.toMatch(/hidden/);
  expect(shown).toContainEqual({ name: 'SITE_URL', value: 'https://quillarena.example' });
  expect(shown).toContainEqual({ name: 'SECRET', value: 'set' });
  for (const name of ['REDIS_URL', 'OTEL_EXPORTER_OTLP_HEADERS']) expect(shown).toContainEqual({ name, value: 'set' });
});

it('every setting is shown', () => {
  const shown = startedWith(readConfig({})).map(({ name }) => name);
  // Facts in a file are shown as those of OPERATOR_FACTS.
  expect([...shown, 'OPERATOR_FILE'].toSorted()).toEqual(Object.keys(variables.shape).toSorted());
});
