import { type Behaviour, type ModelServer, startModelServer } from '../../app/ai-writers/testing/model-server';
import { join } from '../support/people/people';
import { enterRoom, ownWords, partTexts, storySoFar } from '../support/people/weave';
import { LENIENT_ENTRY, SITES_START_WITHIN, type SiteProcess, siteProcess } from '../support/sites/site-process';
import { test as base, expect } from '../support/test';

const SPEED = 5;
/** Three AI writers, each of whom may think for 15 s and type for 9 s, and the machine's own time, in ms. */
const ROUND_MS = 180_000;
const TURN = 'Ines cut the green rope, and the boat began to turn.';

/** Each test has a site of its own, and a model beside it. */
const test = base.extend<{ model: ModelServer; modelSite: SiteProcess }>({
  model: async ({}, use) => {
    const model = await startModelServer();
    await use(model);
    await model.close();
  },
  modelSite: [
    async ({ mailbox, model }, use) => {
      const env = { SMTP_URL: mailbox.url, GAME_SPEED: String(SPEED), DEMO: '0', AI_BASE_URL: model.baseUrl, AI_MODEL: 'quill-1' };
      const site = await siteProcess(env, LENIENT_ENTRY);
      await site.start();
      await use(site);
      await site.dispose();
    },
    { scope: 'test', ...SITES_START_WITHIN },
  ],
  baseURL: async ({ modelSite }, use) => use(modelSite.url),
});

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
  test('good goes on with its words', async ({ page, mailbox, model }) => {
    model.behave(answerTo(good));
    await join(page, mailbox, 'Ada');
    const parts = await aRound(page);
    expect(parts).toEqual([good['You are Emma'], good['You are Noah'], good['You are Olivia']]);
    await expect(page.getByText(good['first lines'] ?? '').first()).toBeVisible();
  });

  test('down goes on without waiting for it, by the built-in writers', async ({ page, mailbox, model, modelSite }) => {
    await model.close();
    await join(page, mailbox, 'Ada');
    const parts = await aRound(page);
    // They may all pass.
    expect(parts.length).toBeLessThanOrEqual(3);
    const reasons = [...modelSite.output().matchAll(/"reason":"([^"]+)"/g)].map(([, reason]) => reason);
    expect(new Set(reasons)).toEqual(new Set(['connection failed']));
  });
});

/** Enters a room, writes a turn and waits for the next one. @returns the parts of the AI writers between the two. */
async function aRound(page: Parameters<typeof enterRoom>[0]): Promise<string[]> {
  await enterRoom(page);
  await ownWords(page).fill(TURN);
  await page.keyboard.press('Control+Enter');
  await expect(storySoFar(page)).toContainText(TURN);
  await expect(ownWords(page)).toBeHidden();
  await expect(ownWords(page)).toBeVisible({ timeout: ROUND_MS });
  const [own, ...parts] = await partTexts(storySoFar(page));
  expect(own).toBe(TURN);
  for (const part of parts) expect(part.trim()).not.toBe('');
  return parts;
}
