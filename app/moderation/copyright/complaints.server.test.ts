import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '~/platform/clock/durations';
import { makeStory } from '~/stories/testing/make-story';
import { decisionTexts } from '../decisions/decision-texts';
import { reportTexts } from '../report/report-texts';
import { openModerationFixture } from '../testing/moderation-fixture';
import { testTargets } from '../testing/test-targets';
import { copyrightTexts } from './copyright-texts';
import { returnAnswered } from './return-answered.server';

const fixture = openModerationFixture();
const { story, queue, openCase, decide, statusOf, rowsOf, noticesOf } = fixture;
const complaint = {
  ...{ work: 'The Gate, in Sands Quarterly 3.', passages: '', name: 'Nora Sands', onBehalf: '', signature: 'Nora Sands' },
  ...({ faith: 'on', truth: 'on' } as const),
};
const visitor = { playerId: undefined, clientAddress: '192.0.2.1' };
const send = (target = story(), by: { playerId: string | undefined; clientAddress: string } = visitor, email?: string) =>
  fixture.moderation.complain(by, target, { ...complaint, email: email ?? (by.playerId ? undefined : 'nora@example.org') });
/** Confirms what the newest mail asks to confirm. */
const confirm = () => fixture.reports.confirm(/token=([\w-]+)/.exec(fixture.mails.at(-1)?.text ?? '')?.[1] ?? '');
/** Complains, and shows that the address is right. */
const complain = async (...complaint: Parameters<typeof send>) => {
  const number = await send(...complaint);
  await confirm();
  return number;
};
const shown = async (by = fixture.mod) => fixture.moderation.case(by, await openCase());
const answer = {
  ...({
    intent: 'answer-complaint',
    words: 'I wrote it first.',
    name: 'Mara Ellwood',
    reach: '+49 30 1234',
    truth: 'on',
    toCourt: 'on',
  } as const),
};

describe('a complaint of a copied text', () => {
  it('opens a case of its own that takes nothing down, and is answered by a receipt that repeats nothing', async () => {
    const number = await complain();
    expect(await statusOf()).toBe('published');
    expect(await queue()).toMatchObject([
      { subject: 'a copy: the story “The Ninth Gate”', kind: 'copyright complaint', reasons: [{ reason: 'copyright' }] },
    ]);
    expect(await shown()).toMatchObject({
      target: { excerpt: 'The gate stood open.' },
      complaint: { name: 'Nora Sands', work: complaint.work, strikes: 0, following: 'warning', answer: undefined },
      measures: ['nothing', 'take-down', 'suspend', 'ban'],
    });
    const subjects = ['Please confirm your complaint', 'We have your complaint'];
    expect(fixture.mails).toMatchObject(subjects.map((subject) => ({ to: 'nora@example.org', subject })));
    for (const { text } of fixture.mails) {
      expect(text).toContain(number);
      expect(text).not.toContain('Sands Quarterly');
    }
  });

  it('without an account waits, unconfirmed, until its address is confirmed; with one it counts at once', async () => {
    await send();
    expect(await queue()).toMatchObject([{ severity: 'unconfirmed' }]);
    await confirm();
    await confirm();
    expect(await queue()).toMatchObject([{ severity: 'normal' }]);
    await decide('nothing');
    fixture.mails.length = 0;
    await send(story(), { ...visitor, playerId: fixture.ivo.id });
    expect(await queue()).toMatchObject([{ severity: 'normal' }]);
    expect(fixture.mails).toMatchObject([{ subject: 'We have your complaint' }]);
  });

  it('is nobody’s about their own, needs an address, and a text that is there', async () => {
    await expect(complain(story(), { ...visitor, playerId: fixture.mara.id })).rejects.toThrow(reportTexts.own);
    await expect(complain({ kind: 'story', id: randomUUID() })).rejects.toThrow(reportTexts.missing.title);
    await expect(complain({ kind: 'player', id: fixture.mara.id })).rejects.toThrow(reportTexts.missing.title);
    await expect(fixture.moderation.complain(visitor, story(), complaint)).rejects.toThrow(copyrightTexts.emailMissing);
  });

  it('is taken of a story for members from a member, and not from a visitor', async () => {
    await fixture.database.execute('update story set members_only = true');
    await expect(complain()).rejects.toThrow(reportTexts.missing.title);
    await send(story(), { ...visitor, playerId: fixture.ivo.id });
    expect(fixture.mails).toMatchObject([{ subject: 'We have your complaint' }]);
  });

  it('that is upheld takes the text down, tells its writer who complained of what, and counts for a year', async () => {
    await complain();
    await decide('take-down');
    expect(await statusOf()).toBe('hidden');
    expect(await noticesOf(fixture.mara.id)).toEqual([expect.stringContaining('was taken down after a copyright complaint')]);
    const [own] = await fixture.moderation.decisionsAbout(fixture.mara.id);
    expect(own?.complaint).toEqual({ name: 'Nora Sands', onBehalf: '', work: complaint.work, passages: '' });
    expect(JSON.stringify(own)).not.toContain('nora@example.org');
    const copied = async (title: string) =>
      complain({ kind: 'story', id: await makeStory(fixture.database, fixture.clock, { author_id: fixture.mara.id, title }) });
    await copied('Second');
    expect(await shown()).toMatchObject({ complaint: { strikes: 1, following: 'suspension' } });
    await decide('suspend', { days: 30 });
    expect(await rowsOf(`select status from story where title = 'Second'`)).toEqual([{ status: 'hidden' }]);
    await copied('Third');
    expect(await shown()).toMatchObject({ complaint: { strikes: 2, following: 'end' } });
    fixture.clock.advance(366 * DAY_MS);
    expect(await shown()).toMatchObject({ complaint: { strikes: 0 } });
  });

  it('that was found wrong counts for nothing', async () => {
    await complain();
    await decide('nothing');
    expect(await statusOf()).toBe('published');
    await complain();
    expect(await shown()).toMatchObject({ complaint: { strikes: 0 } });
  });
});

describe('the answer to a complaint', () => {
  const takenDown = async () => {
    await complain();
    await decide('take-down');
    fixture.mails.length = 0;
    return (await fixture.moderation.decisionsAbout(fixture.mara.id))[0]?.id ?? '';
  };

  it('goes to the person who complained, and to another moderator with everything', async () => {
    const decisionId = await takenDown();
    await fixture.moderation.answerComplaint(fixture.mara, { ...answer, decisionId });
    expect(fixture.mails).toMatchObject([{ to: 'nora@example.org', subject: 'An answer to your complaint' }]);
    expect(fixture.mails[0]?.text).toContain('I wrote it first.');
    expect(fixture.mails[0]?.text).toContain('+49 30 1234');
    expect(await shown(fixture.ada)).toMatchObject({
      objection: { words: 'I wrote it first.' },
      complaint: { answer: { name: 'Mara Ellwood', backFrom: new Date(fixture.clock.now().getTime() + 14 * DAY_MS).toISOString() } },
      measures: ['keep', 'reverse'],
    });
    await decide('reverse', {}, fixture.ada);
    expect(await statusOf()).toBe('published');
    await complain();
    expect(await shown()).toMatchObject({ complaint: { strikes: 0 } });
  });

  it('brings the text back by itself after fourteen days, unless a moderator has kept it down', async () => {
    const back = () =>
      returnAnswered({
        ...fixture,
        db: fixture.database.db,
        targets: testTargets,
        copyBans: async () => undefined,
        copyHidings: async () => undefined,
      });
    await fixture.moderation.answerComplaint(fixture.mara, { ...answer, decisionId: await takenDown() });
    fixture.clock.advance(14 * DAY_MS - 1);
    expect([await back(), await statusOf()]).toEqual([0, 'hidden']);
    fixture.clock.advance(1);
    expect([await back(), await statusOf(), await back()]).toEqual([1, 'published', 0]);
    expect((await noticesOf(fixture.mara.id)).at(-1)).toContain(copyrightTexts.cameBack);
    expect(await queue()).toEqual([]);
    expect((await fixture.moderation.decisionsAbout(fixture.mara.id))[0]?.objection?.outcome).toContain('It was taken back');

    await fixture.moderation.answerComplaint(fixture.mara, { ...answer, decisionId: await takenDown() });
    await decide('keep', {}, fixture.ada);
    fixture.clock.advance(15 * DAY_MS);
    expect([await back(), await statusOf()]).toEqual([0, 'hidden']);
  });

  it('is not half given: where its mail cannot be queued, it can be sent again', async () => {
    const decisionId = await takenDown();
    const { send: sending } = fixture.mailer;
    fixture.mailer.send = () => Promise.reject(new Error('the queue is away'));
    await expect(fixture.moderation.answerComplaint(fixture.mara, { ...answer, decisionId })).rejects.toThrow('away');
    fixture.mailer.send = sending;
    await fixture.moderation.answerComplaint(fixture.mara, { ...answer, decisionId });
    expect(fixture.mails).toHaveLength(1);
  });

  it('is given once, by the person alone, and to a complaint', async () => {
    const decisionId = await takenDown();
    const give = (by: { id: string }, id = decisionId) => fixture.moderation.answerComplaint(by, { ...answer, decisionId: id });
    await expect(give(fixture.ivo)).rejects.toThrow(decisionTexts.cannotObject);
    await expect(give(fixture.mara, randomUUID())).rejects.toThrow(decisionTexts.cannotObject);
    await give(fixture.mara);
    await expect(give(fixture.mara)).rejects.toThrow(decisionTexts.cannotObject);
    expect(fixture.mails).toHaveLength(1);
  });
});
