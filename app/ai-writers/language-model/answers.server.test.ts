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
  const clock = systemClock();
  const ask = createAskModel({ baseUrl: server.baseUrl, apiKey: undefined, model: 'quill-1' }, { firstWordMs: 20_000, stallMs: 20_000 });
  const retryPolicies = { prompt: ONCE, starter: ONCE, content: ONCE };
  model = withFallback({
    languageModel: createLanguageModel({ ask, clock, random: seededRandom(1), retryPolicies }),
    builtIn,
    clock,
    log: createLog({ level: 'silent' }),
    seconds: createWriterModelSeconds(new Registry()),
    tracing: noTracing,
    // Every answer counts here, however many before it broke off.
    breaker: createCircuitBreaker({ failures: Number.POSITIVE_INFINITY, openMs: 1, longestOpenMs: 1 }),
  });
});
afterAll(() => server.close());

async function partAfter(story: SampleStoryName, behaviour: Behaviour): Promise<string> {
  server.behave(behaviour);
  const asked = server.asked.length;
  const { generatedContent } = await model.generateStoryContent(requestFor(story));
  expect(server.asked.length).toBeGreaterThan(asked);
  return generatedContent;
}

/** What of a bad answer came through; undefined when nothing that must not. */
async function rubbishIn({ story, text, rubbish }: BadAnswer, behaviour: Behaviour): Promise<string | undefined> {
  const part = await partAfter(story, behaviour);
  if (part === STAND_IN) return undefined;
  return !rubbish || rubbish.test(part) ? `${text} => ${part}` : undefined;
}

describe.each(badAnswers)('an answer that is $kind', ({ answers }) => {
  it.each<[string, (text: string) => Behaviour]>([
    ['streamed', (text) => ({ kind: 'answers', text, pieceLength: 5 })],
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

it('the bad answers are two hundred and more', () => {
  expect(badAnswers.flatMap(({ answers }) => answers).length).toBeGreaterThanOrEqual(200);
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
