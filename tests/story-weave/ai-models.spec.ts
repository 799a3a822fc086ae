import { type Behaviour, type ModelServer, startModelServer } from '../../app/ai-writers/testing/model-server';
import type { Mailbox } from '../support/people/mailbox';
import { leaveForGood, type WeaveClient, weaveClient } from '../support/people/weave-client';
import { expect, newMember, test } from '../support/sites/server-test';
import { LENIENT_ENTRY, type SiteProcess, startedSite } from '../support/sites/site-process';

const SPEED = '5';
const TURN = 'Ines cut the green rope, and the boat began to turn.';

/** What a good model says, by a word of the question. */
const good: Readonly<Record<string, string>> = {
  subjects: 'Write about a lighthouse that has been dark for a week, and about whoever rows out to it with matches.',
  'first lines': 'The lighthouse had been dark for a week when Ines rowed out to it with a box of matches.',
  'You are Emma':
    'The rope did not sink at once. Ines watched it follow the boat across the dark water, as a dog follows somebody who has told it to stay, and she thought of her brother, who had never untied anything that he could cut.',
  'You are Noah':
    'Under the water the rope tied itself into a bow. The boat bowed back, politely, and went round once more, like a guest who looks for a coat.',
  'You are Olivia':
    '“Leave the rope,” said Ines to the gulls. The boat turned its back on her, slow and certain. She lit a match, and another, and by the third she was laughing.',
};

const answerTo: (texts: Readonly<Record<string, string>>) => Behaviour = (texts) => ({
  kind: 'answers',
  text: ({ messages }) => Object.entries(texts).find(([word]) => messages.some(({ content }) => content.includes(word)))?.[1] ?? 'Nothing.',
});

test.describe('a room whose AI writers have a language model that is', () => {
  test.describe.configure({ mode: 'serial' });
  let model: ModelServer;
  let site: SiteProcess;

  test.beforeAll(async ({ mailbox }) => {
    model = await startModelServer();
    const env = { SMTP_URL: mailbox.url, GAME_SPEED: SPEED, DEMO: '0', AI_BASE_URL: model.baseUrl, AI_MODEL: 'quill-1' };
    site = await startedSite(env, LENIENT_ENTRY);
  });
  test.afterAll(async () => {
    await site.dispose();
    await model.close();
  });

  test('good goes on with its words', async ({ mailbox }) => {
    model.behave(answerTo(good));
    const { room, starter, parts } = await aRound(site, mailbox);
    expect(parts).toEqual([good['You are Emma'], good['You are Noah'], good['You are Olivia']]);
    expect(starter).toBe(good['first lines']);
    await leaveForGood(room);
  });

  test('down goes on without waiting for it, by the built-in writers', async ({ mailbox }) => {
    await model.close();
    const before = site.output().length;
    const { room, parts } = await aRound(site, mailbox);
    room.close();
    // They may all pass.
    expect(parts.length).toBeLessThanOrEqual(3);
    const reasons = [
      ...site
        .output()
        .slice(before)
        .matchAll(/"reason":"([^"]+)"/g),
    ].map(([, reason]) => reason);
    expect(new Set(reasons)).toEqual(new Set(['connection failed']));
  });
});

/** Somebody enters a room, writes a turn and waits for the next one. @returns the parts of the AI writers between the two. */
async function aRound(
  { url }: SiteProcess,
  mailbox: Mailbox,
): Promise<{ room: WeaveClient; starter: string | undefined; parts: string[] }> {
  const room = await weaveClient(url, (await newMember(url, mailbox, { name: 'Ada' })).cookie());
  await room.enter();
  const isOwnTurn = () => room.view().turn?.writer.startsWith('Ada') ?? false;
  await room.until(isOwnTurn);
  expect(await room.submit(TURN)).toMatchObject({ ok: true });
  await room.until(() => !isOwnTurn());
  const view = await room.until(isOwnTurn);
  const [own, ...parts] = view.parts.map(({ text }) => text);
  expect(own).toBe(TURN);
  for (const part of parts) expect(part.trim()).not.toBe('');
  return { room, starter: view.opening?.starter, parts };
}
