import { describe, expect, it } from 'vitest';
import { readSoFar } from '../checks/judge-part';
import { requestFor } from '../testing/stories';
import { type AskModel, ModelUnavailable, type Question } from './ask-model';
import { storyContentPrompt } from './model-prompts';
import { createStorySummaries } from './story-summaries';

const SUMMARY =
  'Ines rowed to the dark lighthouse and gave Brandt, its keeper, the matches. She has cut the rope of the only boat; her brother is still missing.';

function story(lines: number) {
  const request = requestFor('lighthouse');
  const more = Array.from({ length: lines }, (_, index) => ({
    by: 'person' as const,
    text: `On step ${index} of the stairs Ines stopped, listened to the sea, and told Brandt what she had heard.`,
  }));
  return { ...request, parts: [...request.parts, ...more] };
}

function summariesBy(...answers: (string | Error)[]) {
  const asked: Question[] = [];
  const ask: AskModel = async (question) => {
    const answer = answers[Math.min(asked.push(question), answers.length) - 1];
    if (answer instanceof Error) throw answer;
    return [answer ?? ''];
  };
  return { asked, summaries: createStorySummaries(ask, 6_000) };
}

const textOf = (lines: number) => readSoFar(story(lines).opening, story(lines).parts).text;
const questionAfter = (lines: number, summaryOf: (beginning: string) => string | undefined) =>
  storyContentPrompt(story(lines), readSoFar(story(lines).opening, story(lines).parts), 'f1', { summaryOf }).material;

describe('the summary of a long story', () => {
  it('is asked for before the beginning is cut, and stands for it afterwards', async () => {
    const { asked, summaries } = summariesBy(SUMMARY);
    await summaries.prepare(textOf(10), 'f1');
    expect(asked).toHaveLength(0);
    await summaries.prepare(textOf(45), 'f1');
    expect(asked).toHaveLength(1);
    expect(questionAfter(45, summaries.of)).not.toContain('in short');
    const material = questionAfter(65, summaries.of);
    expect(material).toContain(`in short:\n${SUMMARY}\n\nThe end of the story so far:\n`);
    expect(material).not.toContain('a box of matches');
  });

  it('is asked for once for each beginning, and builds on the one before', async () => {
    const { asked, summaries } = summariesBy(SUMMARY);
    for (const lines of [45, 46, 47]) await summaries.prepare(textOf(lines), 'f1');
    expect(asked).toHaveLength(1);
    await summaries.prepare(textOf(80), 'f1');
    expect(asked).toHaveLength(2);
    expect(asked[1]?.material).toContain(SUMMARY);
    expect(asked[1]?.material).not.toContain('a box of matches');
  });

  it.each([
    ['is dead', new ModelUnavailable('no answer in time', { passing: true })],
    ['talks about its task', 'As an AI language model, I cannot summarise this story for you.'],
    ['says nothing', ''],
  ])('is missing where the model %s, and tried twice', async (_, answer) => {
    const { asked, summaries } = summariesBy(answer);
    for (const lines of [45, 46, 47]) await summaries.prepare(textOf(lines), 'f1');
    expect(asked).toHaveLength(2);
    expect(questionAfter(65, summaries.of)).not.toContain('in short');
  });
});
