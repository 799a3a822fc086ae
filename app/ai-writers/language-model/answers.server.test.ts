import { Registry } from 'prom-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '~/platform/clock/clock';
import { createLog } from '~/platform/log/log.server';
import { seededRandom } from '~/platform/random/random';
import { noTracing } from '~/platform/tracing/tracing.server';
import { badAnswers } from '../testing/bad-answers';
import type { BadAnswer } from '../testing/bad-answers/bad-answer';
import { goodAnswers } from '../testing/good-answers';
import { type Behaviour, type ModelServer, startModelServer } from '../testing/model-server';
import { requestFor, type SampleStoryName } from '../testing/stories';
import { weakAnswers } from '../testing/weak-answers';
import type { WriterModel } from '../writer-model';
import { createAskModel } from './ask-model.server';
import { createCircuitBreaker } from './circuit-breaker';
import { createLanguageModel } from './language-model.server';
import { createWriterModelSeconds, withFallback } from './with-fallback.server';

const STAND_IN = 'The built-in writer went on.';
const ONCE = { tries: 1, totalMs: 20_000, pauseMs: 1 };

const builtIn: WriterModel = {
  generateCreativePrompt: async () => ({ prompt: STAND_IN }),
  generateStoryStarter: async () => ({ storyStarter: STAND_IN }),
  generateStoryContent: async () => ({ generatedContent: STAND_IN }),
};

let server: ModelServer;
let model: WriterModel;
beforeAll(async () => {
  server = await startModelServer();
  model = newModel();
});
afterAll(() => server.close());

/** A model that still has to learn how many answers the endpoint gives at once. */
function newModel(): WriterModel {
  const clock = systemClock();
  const ask = createAskModel({ baseUrl: server.baseUrl, apiKey: undefined, model: 'quill-1' }, { firstWordMs: 20_000, stallMs: 20_000 });
  const retryPolicies = { prompt: ONCE, starter: ONCE, content: ONCE };
  return withFallback({
    languageModel: createLanguageModel({ ask, clock, random: seededRandom(1), retryPolicies }),
    builtIn,
    clock,
    log: createLog({ level: 'silent' }),
    seconds: createWriterModelSeconds(new Registry()),
    tracing: noTracing,
    note: async () => undefined,
    // Every answer counts here, however many before it broke off.
    breaker: createCircuitBreaker({ failures: Number.POSITIVE_INFINITY, openMs: 1, longestOpenMs: 1 }),
  });
}

async function partAfter(story: SampleStoryName, behaviour: Behaviour, by = model): Promise<string> {
  server.behave(behaviour);
  const asked = server.asked.length;
  const content = await by.generateStoryContent({ ...requestFor(story), mustWrite: true });
  expect(server.asked.length).toBeGreaterThan(asked);
  return 'passes' in content ? '' : content.generatedContent;
}

/** What of a bad answer came through; undefined when nothing that must not. */
async function rubbishIn({ story, text, rubbish }: BadAnswer, behaviour: Behaviour): Promise<string | undefined> {
  const part = await partAfter(story, behaviour);
  if (part === STAND_IN) return undefined;
  return !rubbish || rubbish.test(part) ? `${text} => ${part}` : undefined;
}

describe.each(badAnswers)('an answer that is $kind', ({ answers }) => {
  it.each<[string, (text: string) => Behaviour]>([
    ['streamed', (text) => ({ kind: 'answers', text, pieceLength: 20 })],
    ['whole', (text) => ({ kind: 'answers', text, whole: true })],
  ])('never reaches a story when it comes %s', async (_, behaviour) => {
    const through = [];
    for (const answer of answers) through.push(await rubbishIn(answer, behaviour(answer.text)));
    expect(through.filter((text) => text !== undefined)).toEqual([]);
    expect(answers.length).toBeGreaterThanOrEqual(20);
  });

  it.each<[string, (text: string) => Behaviour]>([
    ['slowly', (text) => ({ kind: 'slow', text, pieceLength: 40, everyMs: 1 })],
    ['broken off', (text) => ({ kind: 'breaks-off', after: text.slice(0, text.length * 0.8) })],
    ['shorter than it says', (text) => ({ kind: 'lies-about-length', text, announces: 'more' })],
    ['longer than it says', (text) => ({ kind: 'lies-about-length', text, announces: 'fewer' })],
    ['as the best of three', (text) => ({ kind: 'answers', text: [text, text, text] })],
  ])('never reaches a story when it comes %s', async (_, behaviour) => {
    const through = [];
    for (const answer of answers.slice(0, 3)) through.push(await rubbishIn(answer, behaviour(answer.text)));
    expect(through.filter((text) => text !== undefined)).toEqual([]);
  });
});

/** Kinds that are bad whatever the story is; the others are bad for the one that they answer. */
const BAD_ANYWHERE = badAnswers.filter(({ kind }) => !/retelling|tense|pronouns/.test(kind));

describe.each(BAD_ANYWHERE)('an answer that is $kind', ({ answers }) => {
  it('becomes no prompt and opens no story', async () => {
    const through = [];
    for (const { text, rubbish } of answers) {
      server.behave({ kind: 'answers', text });
      const { prompt } = await model.generateCreativePrompt([]);
      const { storyStarter } = await model.generateStoryStarter('A lighthouse that has been dark for a month.');
      through.push(...[prompt, storyStarter].filter((taken) => taken !== STAND_IN && (!rubbish || rubbish.test(taken))));
    }
    expect(through).toEqual([]);
  });
});

describe.each(weakAnswers)('an answer that $kind', ({ answers }) => {
  it('is taken where there is none better, and comes behind one that is', async () => {
    for (const [name, texts = []] of Object.entries(answers)) {
      const story = name as SampleStoryName;
      const [better = ''] = goodAnswers[story];
      for (const text of texts) {
        expect(await partAfter(story, { kind: 'answers', text }), text).not.toBe(STAND_IN);
        expect(better.startsWith(await partAfter(story, { kind: 'answers', text: [text, better, text] }, newModel())), text).toBe(true);
      }
    }
  });
});

describe.each(Object.entries(goodAnswers))('an answer to the story %s', (story, texts) => {
  it('that goes on with it in its own manner is taken as it is', async () => {
    const changed = [];
    for (const text of texts) {
      const part = await partAfter(story as SampleStoryName, { kind: 'answers', text });
      // The writer's length cuts some of them, at a sentence.
      if (!text.startsWith(part)) changed.push(`${text} => ${part}`);
    }
    expect(changed).toEqual([]);
  });
});
