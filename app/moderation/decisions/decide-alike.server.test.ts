import { describe, expect, it } from 'vitest';
import { makeStory } from '~/stories/testing/make-story';
import { openModerationFixture } from '../testing/moderation-fixture';
import { decisionTexts } from './decision-texts';
import { rules } from './reasons/rules';

const fixture = openModerationFixture();
const { report, queue, rowsOf, decide, story } = fixture;
const alike = { intent: 'decide-alike', measure: 'hide', rule: 'advertising', reason: '' } as const;

/** Reports stories of Mara's. @returns the ids of their cases, in the order of the queue. */
async function reported(titles: readonly string[]): Promise<string[]> {
  for (const title of titles) {
    await report({ kind: 'story', id: await makeStory(fixture.database, fixture.clock, { author_id: fixture.mara.id, title }) });
  }
  return (await queue()).map(({ id }) => id);
}

describe('cases that are decided alike', () => {
  it('are closed with the same measure and the words kept for its rule', async () => {
    const caseIds = await reported(['One', 'Two', 'Three']);
    const { decisionIds, refusals } = await fixture.moderation.decideAlike(fixture.mod, { ...alike, caseIds: [...caseIds, ...caseIds] });
    expect([decisionIds.length, refusals]).toEqual([3, []]);
    expect(await queue()).toEqual([]);
    expect(await rowsOf('select distinct action, basis, reason from moderation_decision')).toEqual([
      { action: 'hide', basis: 'rules', reason: rules.advertising.words },
    ]);
  });

  it('stay open where one is another moderator’s, and stop no other', async () => {
    const caseIds = await reported(['One', 'Two']);
    await fixture.moderation.take(fixture.ada, caseIds[0] ?? '');
    const { decisionIds, refusals } = await fixture.moderation.decideAlike(fixture.mod, { ...alike, caseIds });
    expect([decisionIds.length, refusals]).toEqual([1, [{ text: decisionTexts.taken, count: 1 }]]);
    expect(await queue()).toHaveLength(1);
  });

  it('are not begun without words where the rule has none', async () => {
    const caseIds = await reported(['One', 'Two']);
    await expect(fixture.moderation.decideAlike(fixture.mod, { ...alike, rule: 'law', caseIds })).rejects.toThrow(
      decisionTexts.reasonMissing,
    );
    expect(await queue()).toHaveLength(2);
  });
});

describe('the words of a decision', () => {
  it('are those kept for its rule, which a moderator replaces for the next one', async () => {
    await report(story());
    await decide('warn', { rule: 'advertising', reason: 'No rope here.', keep: 'on' });
    await report({ kind: 'title', id: fixture.storyId });
    await decide('warn', { rule: 'advertising', reason: '' });
    expect(await rowsOf('select distinct reason from moderation_decision')).toEqual([{ reason: 'No rope here.' }]);
    expect(await fixture.moderation.words()).toMatchObject({ advertising: 'No rope here.', person: rules.person.words });
    await report(story());
    await decide('nothing', { rule: 'advertising', reason: '' });
    expect(await rowsOf(`select reason from moderation_decision where action = 'nothing'`)).toEqual([
      { reason: (await fixture.moderation.words()).nothing },
    ]);
  });

  it('must be a person’s own for the law and after an objection', async () => {
    await report(story());
    await expect(decide('warn', { rule: 'law', reason: '' })).rejects.toThrow(decisionTexts.reasonMissing);
    await decide('warn', { rule: 'law', reason: 'Section 1.' });
    expect(await rowsOf('select basis from moderation_decision')).toEqual([{ basis: 'law' }]);
    await fixture.object();
    await expect(decide('keep', { reason: '' }, fixture.ada)).rejects.toThrow(decisionTexts.reasonMissing);
  });
});

describe('the cases beside one in the queue', () => {
  const beside = (caseId = '', filters = {}) => fixture.moderation.casesBeside(fixture.mod, caseId, { grouped: false, ...filters });

  it('are the next and the one before, within the filters', async () => {
    const [first, second, third] = await reported(['One', 'Two', 'Three']);
    expect(await beside(second)).toEqual({ next: third, previous: first });
    expect(await beside(first)).toEqual({ next: second, previous: undefined });
    expect(await beside(third, { reason: 'threat' })).toEqual({ next: undefined, previous: undefined });
  });

  it('leave out what another moderator has taken, and what one may not decide', async () => {
    const [first, second, third] = await reported(['One', 'Two', 'Three']);
    await fixture.moderation.take(fixture.ada, second ?? '');
    expect(await beside(first)).toMatchObject({ next: third });
    expect(await fixture.moderation.casesBeside({ ...fixture.ivo, role: 'moderator' }, first ?? '', { grouped: false })).toEqual({
      next: undefined,
      previous: undefined,
    });
  });
});
