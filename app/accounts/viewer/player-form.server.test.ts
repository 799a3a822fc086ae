import { RouterContextProvider, redirect } from 'react-router';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { sentBodyContext } from '~/platform/forms/accepts.server';
import { bodyFaults } from '~/platform/forms/body-rules';
import { Refusal } from '~/platform/forms/refusal';
import { playerForm } from './player-form.server';
import { viewerContext } from './viewer.server';

const MARA = { id: '018f3c1e-8d5a-4b6e-9f10-2a3b4c5d6e7f', name: 'Mara' };
const texts = { failed: 'That failed.', databaseAway: 'The site is away.' };
const renameForm = z.object({ intent: z.literal('rename'), name: z.string('Please type a name.') });
const pressForm = z.object({ intent: z.enum(['leave', 'stay']) });

const action = playerForm({ schemas: [renameForm, pressForm], texts }, async (sent, { player, url }) => {
  if (sent.intent === 'rename' && sent.name === 'Taken') throw new Refusal('Somebody has that name.', { field: 'name', status: 409 });
  if (sent.intent === 'leave') return redirect('/left');
  return { result: `${player.name} ${sent.intent} ${url.pathname}` };
});

type Typed = Record<string, string>;

/** What a form of a player who is signed in, or of a visitor, comes to. */
async function answerTo(typed: Typed, { visitor = false, fault = undefined as keyof typeof bodyFaults | undefined } = {}) {
  const context = new RouterContextProvider();
  context.set(viewerContext, { viewer: visitor ? undefined : MARA, databaseAway: false, looksOnly: false });
  const bytes = new TextEncoder().encode(String(new URLSearchParams(typed)));
  context.set(sentBodyContext, { rule: action.takes, bytes, fault: fault && bodyFaults[fault] });
  const url = new URL('http://localhost/circles/one?tab=people');
  return action({ request: new Request(url, { method: 'POST' }), url, context });
}

describe('a form of people who are signed in', () => {
  it('has its intents from its schemas, and no other', async () => {
    expect(action.takes).toMatchObject({ intents: new Set(['rename', 'leave', 'stay']), names: new Set(['intent', 'name']) });
    expect(await answerTo({ intent: 'delete' })).toMatchObject({ init: { status: 400 }, data: { form: { status: 'error' } } });
  });

  it('is handled with who sent it, and answers with a result', async () => {
    expect(await answerTo({ intent: 'stay' })).toMatchObject({ data: { result: 'Mara stay /circles/one' } });
  });

  it('may lead on', async () => {
    await expect(answerTo({ intent: 'leave' })).rejects.toMatchObject({ status: 302 });
  });

  it('keeps what was typed where it is refused', async () => {
    const refused = await answerTo({ intent: 'rename', name: 'Taken' });
    expect(refused).toMatchObject({ init: { status: 409 }, data: { form: { error: { name: ['Somebody has that name.'] } } } });
    expect(refused.data.form.initialValue).toMatchObject({ name: 'Taken' });
    expect(await answerTo({ intent: 'rename' })).toMatchObject({ data: { form: { error: { name: ['Please type a name.'] } } } });
  });

  it('leads a visitor to sign in and back', async () => {
    const led = answerTo({ intent: 'stay' }, { visitor: true });
    await expect(led.catch((response: Response) => response.headers.get('Location'))).resolves.toBe(
      '/signin?to=%2Fcircles%2Fone%3Ftab%3Dpeople',
    );
  });

  it('says so where it could not be read', async () => {
    expect(await answerTo({}, { fault: 'tooLarge' })).toMatchObject({ init: { status: 413 }, data: { result: undefined } });
  });
});
