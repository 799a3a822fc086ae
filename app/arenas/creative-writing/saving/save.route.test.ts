import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { type SentBody, sentBodyContext } from '~/platform/forms/accepts.server';
import { bodyFaults } from '~/platform/forms/body-rules';
import { MAX_SENT, MAX_VERSION } from '~/stories/saving/save.contract';
import { action } from './save.route';

const id = '018f3c1e-8d5a-4b6e-9f10-2a3b4c5d6e7f';
const save = { writerId: id, saveId: id, title: '', body: 'Once', purpose: 'save', baseVersion: 1 };

/** The answer to a body, sent by nobody in particular. */
async function answerTo(body: string, fault?: SentBody['fault']) {
  const context = new RouterContextProvider();
  context.set(sentBodyContext, { rule: action.takes, bytes: new TextEncoder().encode(body), fault });
  const url = new URL(`http://localhost/creative-writing/${id}/save`);
  const request = new Request(url, { method: 'POST' });
  const answer = await action({ request, url, params: { storyId: id }, context, pattern: '/creative-writing/:storyId/save' });
  return { status: answer.status, json: await answer.json() };
}

describe('words sent by a writer’s page', () => {
  it.each([
    ['are not JSON', '{"title":'],
    ['are too long', JSON.stringify({ ...save, title: 'x'.repeat(MAX_SENT + 1) })],
    ['build on no version', JSON.stringify({ ...save, baseVersion: MAX_VERSION + 1 })],
    ['are sent for nothing known', JSON.stringify({ ...save, purpose: 'publish' })],
  ])('are refused with 400 when they %s', async (_what, body) => {
    expect(await answerTo(body)).toEqual({ status: 400, json: { status: 'refused' } });
  });

  it('are refused with a sentence when they are more than a story can be', async () => {
    const { status, text } = bodyFaults.tooLarge;
    expect(await answerTo('', bodyFaults.tooLarge)).toEqual({ status, json: { status: 'too-long', text } });
    expect(text).toContain('at most 200,000 characters');
  });

  it('wait for their writer to sign in', async () => {
    expect(await answerTo(JSON.stringify(save))).toEqual({ status: 401, json: { status: 'signed-out' } });
  });
});
