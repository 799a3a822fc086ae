import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { viewerContext } from '~/accounts/viewer/viewer.server';
import { sentBodyContext } from '~/platform/forms/accepts.server';
import { type BodyRule, formRule } from '~/platform/forms/body-rules';
import { refusedWhileSuspended } from './while-suspended';

const UNTIL = '2026-03-08T12:00:00.000Z';

function answerTo(takes: BodyRule, { body = '', suspension }: { body?: string; suspension?: { until: string | null } | undefined }) {
  const context = new RouterContextProvider();
  const viewer = { id: 'id', name: 'Mara', ...(suspension && { suspension }) };
  context.set(viewerContext, { viewer, databaseAway: false, looksOnly: false });
  context.set(sentBodyContext, { rule: takes, bytes: new TextEncoder().encode(body), fault: undefined });
  return refusedWhileSuspended(context, takes);
}

const settings = formRule({ intents: ['password', 'rename'], whileSuspended: ['password'] });

describe('an action, while a player is suspended,', () => {
  it('is open to everybody else', () => {
    expect(answerTo(formRule({}), {})).toBeUndefined();
  });

  it('is closed unless it says otherwise, whatever it takes', () => {
    const suspension = { until: UNTIL };
    expect(answerTo(formRule({}), { suspension })).toBeDefined();
    expect(answerTo({ kind: 'json', maxBytes: 10 }, { suspension })).toBeDefined();
    expect(answerTo(formRule({ whileSuspended: true }), { suspension })).toBeUndefined();
    expect(answerTo({ kind: 'nothing', maxBytes: 0 }, { suspension })).toBeUndefined();
  });

  it('is open for the intents it names, and for no other', () => {
    const suspension = { until: null };
    expect(answerTo(settings, { suspension, body: 'intent=password&x=1' })).toBeUndefined();
    for (const body of ['intent=rename', 'password=1', 'intent=Password', ''])
      expect(answerTo(settings, { suspension, body })).toBeDefined();
  });

  it('gives the words back, for a page without script', () => {
    const refused = answerTo(settings, { suspension: { until: UNTIL }, body: 'intent=rename&title=The+Tenth' })?.toForm();
    expect(refused).toMatchObject({ data: { intent: 'rename', form: { initialValue: { title: 'The Tenth' } } } });
  });

  it('says until when, or that it is for good, to pages and to scripts', async () => {
    const refused = answerTo(formRule({}), { suspension: { until: UNTIL } });
    const shown = refused?.toForm() as { data: { form: { error: Record<string, string[]> } }; init: { status: number } };
    expect(shown.init.status).toBe(403);
    expect(shown.data.form.error['']?.[0]).toContain('suspended until March 8, 2026');
    const banned = answerTo(formRule({}), { suspension: { until: null } });
    const answer = await Promise.resolve()
      .then(() => banned?.toRequest(new Request('http://site/', { headers: { Accept: 'application/json' } })))
      .catch((thrown: unknown) => thrown as Response);
    expect(answer?.status).toBe(403);
    expect(await answer?.json()).toMatchObject({ ok: false, text: expect.stringContaining('closed for good') });
  });
});
