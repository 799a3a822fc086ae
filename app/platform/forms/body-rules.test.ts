import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { bodyFaults, formFault, formRule, headFault, SMALL_FORM_BYTES } from './body-rules';

const rule = formRule({
  schemas: [z.object({ email: z.string(), password: z.string() })],
  fields: ['script'],
  repeated: ['seen'],
  intents: ['save', 'finish'],
});
const faultIn = (text: string) => formFault(Buffer.from(text), rule)?.status;

describe('a form', () => {
  it.each([
    '',
    'email=a%40b.example&password=x%5B1%5D',
    'seen=1&seen=2&seen=%00',
    'intent=save&script=1',
    'intent=fi%6eish&em%61il=',
    '&&email',
  ])('may be %j', (text) => {
    expect(faultIn(text)).toBeUndefined();
  });

  it.each([
    ...['a[99999999]=1', 'email[]=1', 'email.x=1', 'email%5B0%5D=1', '__intent__=x', '__proto__=1', 'constructor=1', 'Email=1', 'email+=1'],
    ...[
      '=1',
      'email=1&email=2',
      'email=1&em%61il=2',
      'intent=delete',
      'intent=',
      'intent=save&intent=save',
      '%E0%A4%A=1',
      '%=1',
      '\uFEFFemail=1',
    ],
    ...[`${'a'.repeat(1_000)}=1`, `intent=${'save'.repeat(100)}`, '&'.repeat(201), 'seen=1&'.repeat(201)],
  ])('must not be %j', (text) => {
    expect(faultIn(text)).toBe(400);
  });

  it('without intents has no `intent` field', () => {
    expect(formFault(Buffer.from('intent=save'), formRule({ fields: ['email'] }))?.status).toBe(400);
  });

  it('that passes contains only known fields, once each, as parsers see them', () => {
    const piece = fc.constantFrom(
      'email',
      'password',
      'seen',
      'intent',
      'save',
      '=',
      '&',
      '%',
      '%5B',
      '[',
      ']',
      '.',
      '+',
      '\0',
      '__proto__',
      'é',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const text = pieces.join('');
        if (faultIn(text) !== undefined) return;
        const parsed = new URLSearchParams(text);
        for (const name of parsed.keys()) {
          expect(rule.names).toContain(name);
          if (!rule.repeated.has(name)) expect(parsed.getAll(name)).toHaveLength(1);
        }
        for (const intent of parsed.getAll('intent')) expect(rule.intents).toContain(intent);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('the headers of a body', () => {
  const typed = (type: string, more: Record<string, string> = {}) =>
    headFault({ 'content-length': '10', 'content-type': type, ...more }, rule);

  it('must declare the kind that the route accepts', () => {
    expect(typed('application/x-www-form-urlencoded')).toBeUndefined();
    expect(typed('Application/X-WWW-Form-Urlencoded ; charset=UTF-8')).toBeUndefined();
    for (const type of ['multipart/form-data; boundary=x', 'text/plain', 'application/json', '', 'application/x-www-form-urlencoded2'])
      expect(typed(type), type).toBe(bodyFaults.wrongType);
    expect(typed('application/x-www-form-urlencoded', { 'content-encoding': 'gzip' })).toBe(bodyFaults.wrongType);
    expect(headFault({}, rule)).toBeUndefined();
  });

  it('must not declare more than the route accepts', () => {
    expect(typed('application/x-www-form-urlencoded', { 'content-length': String(SMALL_FORM_BYTES) })).toBeUndefined();
    expect(typed('text/plain', { 'content-length': String(SMALL_FORM_BYTES + 1) })).toBe(bodyFaults.tooLarge);
    expect(headFault({ 'content-length': '1' }, { kind: 'nothing', maxBytes: 0 })).toBe(bodyFaults.tooLarge);
  });
});
