import { beforeEach, describe, expect, it } from 'vitest';
import { createBuiltInWriterModel } from '~/ai-writers/built-in/built-in-writer-model';
import { writeStoryContent } from '~/ai-writers/built-in/write-story-content';
import type { StarterCall, WriterModel } from '~/ai-writers/writer-model';
import { seededRandom } from '~/platform/random/random';
import { continuations } from '~content/creative-writing/continuations';
import { writingPrompts } from '~content/creative-writing/prompts';
import type { WritingService } from '../../creative-writing.server';
import { model, onWritingFixture } from '../../testing/writing-fixture';
import { OWN_BEGINNING } from './prompt.contract';

const fixture = onWritingFixture();
const builtIn = createBuiltInWriterModel(seededRandom(3), writeStoryContent);
let writing: WritingService;
beforeEach(() => {
  writing = fixture.makeService(fixture.clock, builtIn);
});

const textsOf = (items: readonly { text: string }[]) => items.map(({ text }) => text);
const known = writingPrompts[0] as (typeof writingPrompts)[number];

/** Deals Ann a prompt, a while after the one before. */
async function deal(seen: readonly string[] = []) {
  fixture.clock.advance(3000);
  return writing.newPrompt(fixture.ann, seen);
}

const metBy = async (playerId: string) => {
  const rows = await fixture.database.db
    .selectFrom('writing_opener_met')
    .select('opener')
    .where('player_id', '=', playerId)
    .orderBy('met_at')
    .execute();
  return rows.map(({ opener }) => opener);
};

/** Starts a session. @returns its story. */
async function start(wishes: { prompt: string; beginning?: string; parentId?: string }, service = writing) {
  const { storyId, defaultStarter } = await service.startSession(fixture.ann, { timeZone: 'UTC', parentId: undefined, ...wishes });
  return { ...(await fixture.storyRow(storyId)), defaultStarter };
}

/** A writer model that answers with `starter`, or fails without one, and notes how it was asked. */
function modelWith(starter: string | undefined): WriterModel & { asked: [string, StarterCall | undefined][] } {
  const asked: [string, StarterCall | undefined][] = [];
  return {
    ...model,
    asked,
    async generateStoryStarter(prompt, call) {
      asked.push([prompt, call]);
      if (starter === undefined) throw new Error('no model');
      return { storyStarter: starter };
    },
  };
}

describe('prompts', () => {
  it('come once each before one comes again, and then with another opener', async () => {
    const dealt: string[] = [];
    for (const _ of writingPrompts) dealt.push((await deal()).prompt);
    expect(new Set(dealt)).toEqual(new Set(textsOf(writingPrompts)));
    expect((await deal()).prompt).toBe(dealt[0]);
    const met = await metBy(fixture.ann.id);
    expect(new Set(met).size).toBe(writingPrompts.length + 1);
    expect(await metBy(fixture.bob.id)).toEqual([]);
  });

  it('come with their own openers', async () => {
    const { prompt, openers } = await deal();
    const { id, openers: own } = writingPrompts.find(({ text }) => text === prompt) ?? known;
    expect(openers).toEqual(own.map((opener) => ({ key: `${id}/${opener.id}`, text: opener.text })));
  });

  it('of a language model come without openers', async () => {
    expect(await fixture.makeService().newPrompt(fixture.ann, [])).toEqual({ prompt: 'A gate.', openers: [] });
    expect(await metBy(fixture.ann.id)).toEqual([]);
  });
});

describe('a story starter', () => {
  it('is the opener that was dealt with the prompt', async () => {
    const { prompt } = await deal();
    const story = await start({ prompt });
    const { id, openers } = writingPrompts.find(({ text }) => text === prompt) ?? known;
    const given = openers.find(({ text }) => text === story.starter);
    expect(await metBy(fixture.ann.id)).toEqual([`${id}/${given?.id}`]);
  });

  it('is the opener that the writer chose among those of the prompt', async () => {
    const [, , third] = known.openers;
    const story = await start({ prompt: known.text, beginning: `${known.id}/${third.id}` });
    expect(story.starter).toBe(third.text);
    expect(await metBy(fixture.ann.id)).toEqual([`${known.id}/${third.id}`]);
  });

  it('is one of the prompt’s own when the chosen one belongs to another prompt or to none', async () => {
    const story = await start({ prompt: known.text, beginning: `continuation/${continuations[0]?.id}` });
    expect(textsOf(known.openers)).toContain(story.starter);
  });

  it('is left out for a writer who begins with a sentence of their own', async () => {
    const story = await start({ prompt: known.text, beginning: OWN_BEGINNING });
    expect(story).toMatchObject({ prompt: known.text, starter: '', defaultStarter: false });
    expect(await metBy(fixture.ann.id)).toEqual([]);
  });

  it('comes from the language model, or else is one of the prompt’s own', async () => {
    const answering = modelWith('A lamp was lit.');
    expect(await start({ prompt: known.text }, fixture.makeService(fixture.clock, answering))).toMatchObject({
      starter: 'A lamp was lit.',
      defaultStarter: false,
    });
    await fixture.database.execute('delete from writing_session');
    const failing = await start({ prompt: known.text }, fixture.makeService(fixture.clock, modelWith(undefined)));
    expect(textsOf(known.openers)).toContain(failing.starter);
    expect(failing.defaultStarter).toBe(true);
  });
});

describe('an appendage', () => {
  const ENDING = 'She shut the gate.';
  let parentId: string;
  beforeEach(async () => {
    parentId = await fixture.start(fixture.bob);
    await fixture.save(parentId, `It led nowhere.\n\n${ENDING}\n\nTHE END`, 1, 'finish', fixture.bob);
  });

  it('starts from the last paragraph of its parent, with an opener that leads on', async () => {
    const story = await start({ prompt: known.text, parentId });
    expect(story).toMatchObject({ prompt: 'Continue from where another story ends.', parent_id: parentId });
    expect(textsOf(continuations)).toContain(story.starter);
    expect((await writing.currentSession(fixture.ann))?.parent?.ending).toBe(ENDING);
  });

  it('offers four openers at a time, those first that the player has not met', async () => {
    const met = continuations.slice(0, -4);
    for (const { id } of met)
      await fixture.database.execute(`insert into writing_opener_met (player_id, opener, met_at) values ($1, $2, $3)`, [
        fixture.ann.id,
        `continuation/${id}`,
        fixture.clock.now(),
      ]);
    const offered = await writing.continuations(fixture.ann);
    expect(new Set(textsOf(offered))).toEqual(new Set(textsOf(continuations.slice(-4))));
    expect(textsOf(continuations.slice(-4))).toContain((await start({ prompt: '', parentId })).starter);
  });

  it('begins with the opener that its writer chose, or with none', async () => {
    const [offered] = await writing.continuations(fixture.ann);
    expect((await start({ prompt: '', parentId, beginning: offered?.key ?? '' })).starter).toBe(offered?.text);
    await fixture.database.execute('delete from writing_session');
    expect((await start({ prompt: '', parentId, beginning: OWN_BEGINNING })).starter).toBe('');
  });

  it('asks a language model to lead on from the ending', async () => {
    const answering = modelWith('Years later, somebody oiled the hinge.');
    const story = await start({ prompt: known.text, parentId }, fixture.makeService(fixture.clock, answering));
    expect(story.starter).toBe('Years later, somebody oiled the hinge.');
    expect(answering.asked).toMatchObject([[ENDING, { continues: true }]]);
  });
});
