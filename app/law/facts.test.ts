import { describe, expect, it } from 'vitest';
import { readConfig } from '~/platform/config/config.server';
import { fillIn, lawFacts } from './facts';

const settings = { ...readConfig({ DATA_DIR: '/nowhere' }), operator: { minimumAge: 16 } };
const withOperator = (given: object) => lawFacts({ ...settings, operator: { minimumAge: 16, ...given } });

describe('the facts in a text', () => {
  it('are what the operator gave', () => {
    const { text, missing } = fillIn('Run by {{name}}, {{addressInLine}}.', withOperator({ name: 'Ink Ltd', address: ['1 Quay', 'Cork'] }));
    expect(text).toBe('Run by Ink Ltd, 1 Quay, Cork.');
    expect(missing).toEqual([]);
  });

  it('are said to be missing where they are, each once', () => {
    const { text, missing } = fillIn('{{name}} and {{name}}', lawFacts(settings));
    expect(text).toContain('[not given by the operator: who runs this site]');
    expect(missing).toEqual(['who runs this site']);
  });

  it('take their line along where they may be missing', () => {
    const text = 'Call:\n- {{phone?}}\n- {{email}}';
    expect(fillIn(text, withOperator({ email: 'us@ink.test' })).text).toBe('Call:\n- [us@ink.test](mailto:us@ink.test)');
    expect(fillIn(text, withOperator({ phone: '0123' })).text).toContain('- 0123');
  });

  it('must be known', () => {
    expect(() => fillIn('{{moonPhase}}', lawFacts(settings))).toThrow('moonPhase');
  });

  it('say how long the site keeps its backups, whatever the operator says of copies elsewhere', () => {
    const kept = (given: object, backupsKept?: string) =>
      fillIn('{{backupsKept}}', lawFacts({ ...readConfig({ DATA_DIR: '/nowhere', ...given }), operator: { minimumAge: 16, backupsKept } }));
    expect(kept({}).text).toBe('at most 7 months');
    expect(kept({}, '2 years').text).toBe('at most 7 months; copies elsewhere: 2 years');
    expect(kept({}, 'at most 7 months').text, 'said for the machines that make none').toBe('at most 7 months');
    expect(kept({ BACKUP_EVERY: 'off' }, '2 years').text).toBe('2 years');
    expect(kept({ BACKUP_EVERY: 'off' }).missing).toEqual(['for how long backups are kept']);
  });

  it('say of model, mail and payments what the settings in force say', () => {
    const service = (name: string, given: Parameters<typeof lawFacts>[0]) => fillIn(`{{${name}}}`, lawFacts(given));
    expect(service('modelService', settings).text).toContain('no language model is asked');
    const writerModel = { baseUrl: 'https://models.test/v1', apiKey: undefined, model: 'small-1', usedFor: 'rooms' } as const;
    expect(service('modelService', { ...settings, writerModel }).missing).toEqual(['who runs the language model']);
    const operator = { minimumAge: 16, modelProvider: 'Models Inc, Ireland' };
    expect(service('modelService', { ...settings, writerModel, operator }).text).toContain('small-1) run by Models Inc, Ireland');
    const sentIn = (contextTokens: number | undefined) =>
      service('modelService', { ...settings, writerModel: { ...writerModel, contextTokens }, operator }).text;
    expect(sentIn(undefined)).toContain('at most 8,900 characters');
    expect(sentIn(32_000)).toContain('at most 92,900 characters');
    expect(service('paymentService', settings).text).toContain('no payments');
    expect(
      service('paymentService', { ...settings, payments: { secretKey: 'sk', webhookSecret: undefined, apiBase: undefined } }).text,
    ).toContain('Stripe');
    expect(service('mailService', { ...settings, mail: { smtpUrl: 'smtp://mail.test', from: '' } }).missing).toEqual([
      'who runs the mail server',
    ]);
  });
});
