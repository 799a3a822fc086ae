import { expect, it } from 'vitest';
import { readSoFar } from '../checks/judge-part';
import { requestFor } from '../testing/stories';
import type { Question } from './ask-model';
import { storyContentPrompt, storyContinuationPrompt, storyStarterPrompt } from './model-prompts';
import { mostSentCharacters } from './sent-characters';
import { storyLengthIn } from './story-notes';
import { createStorySummaries } from './story-summaries';

/** Words that stand in no instruction. */
const text = (length: number) => 'žžžžžžž žž. '.repeat(length / 12);
const sent = (material: string) => [...material.matchAll(/[ž. …]*ž[ž. …]*/gu)].reduce((sum, [words]) => sum + words.trim().length, 0);
const request = { ...requestFor('lighthouse'), opening: text(120), parts: [{ by: 'person' as const, text: text(240_000) }] };

it.each([3_000, 4_000, 32_000])('no question of %i tokens holds more of a story than the pages of law say', async (contextTokens) => {
  const most = mostSentCharacters(contextTokens);
  const storyLength = storyLengthIn(contextTokens);
  const soFar = readSoFar(request.opening, request.parts);
  const { material } = storyContentPrompt(request, soFar, 'f1', { summaryOf: () => text(900), storyLength });
  expect(sent(material)).toBeGreaterThan(most / 2);
  expect(sent(material)).toBeLessThanOrEqual(most);

  const asked: Question[] = [];
  const summaries = createStorySummaries(async (question) => [String(asked.push(question))], storyLength);
  // So much that the next questions will show less of it.
  await summaries.prepare(soFar.text.slice(0, 2 * storyLength), 'f1');
  expect(asked).toHaveLength(1);
  expect(sent(asked[0]?.material ?? '')).toBeLessThanOrEqual(most);
});

it('nor does one for a starter', () => {
  for (const { material } of [storyStarterPrompt(text(240_000), 'f1'), storyContinuationPrompt(text(240_000), 'f1')]) {
    expect(sent(material)).toBeLessThanOrEqual(mostSentCharacters(3_000));
  }
});
