import { describe, expect, it } from 'vitest';
import type { PersonalText } from '~/platform/feature/personal-data';
import { openWeaveFixture, SECOND, submit, viewOf } from '../testing/weave-fixture';
import type { Browser } from '../testing/weave-server';
import { wovenTexts } from './woven-texts.server';

const fixture = openWeaveFixture();

/** The last person leaves, and the room closes. */
async function close(browser: Browser): Promise<void> {
  await browser.ask('weave:leave', { roomId: viewOf(browser).roomId });
  for (let waited = 0; waited < 5; waited += 1) {
    await fixture.pass(30 * SECOND);
    await fixture.settled(browser);
  }
  expect(viewOf(browser).status).toBe('closed');
}

async function textsOf(playerId: string): Promise<PersonalText[]> {
  const texts: PersonalText[] = [];
  for await (const text of wovenTexts(fixture.database.db, playerId)) texts.push(text);
  return texts;
}

/** A room in which Ada and Ben have written and which Ben has left. @returns Ada's connection. */
async function writtenByTwo() {
  const [first, second] = [await fixture.enter(fixture.ada), await fixture.enter(fixture.ben)];
  await fixture.turnOf(first, 'Ada');
  await submit(first, 'She went in.');
  await fixture.turnOf(second, 'Ben');
  await submit(second, 'He did not.');
  await second.ask('weave:leave', { roomId: viewOf(second).roomId });
  return first;
}

describe('the texts of a person’s collaborative stories', () => {
  it('name all writers above their parts, and mark the person’s own', async () => {
    const first = await writtenByTwo();
    expect(await textsOf(fixture.ada), 'none before the room has closed').toEqual([]);
    await close(first);
    const [woven, ...others] = await textsOf(fixture.ada);
    expect(others).toEqual([]);
    expect(woven?.name).toMatch(/^stories\/the-gate-stood-open-\w{8}\.txt$/);
    expect(woven?.text).toMatch(
      /^The gate stood open\n\nBy Ada, Ben and AI writers\n\nPrompt: A gate\n\nThe gate stood open, as it had all winter\.\n\n/,
    );
    for (const part of ['[Ada (you)]\nShe went in.\n', '[Emma (AI writer)]\n', '[Ben]\nHe did not.\n']) expect(woven?.text).toContain(part);
    expect((await textsOf(fixture.ben))[0]?.text).toContain('[Ben (you)]\nHe did not.\n');
  });

  it('name who changed an AI writer’s part', async () => {
    const ada = await fixture.enter(fixture.ada);
    await fixture.turnOf(ada, 'Ada');
    await submit(ada, 'She went in.');
    await fixture.turnOf(ada, 'Ada');
    const { number, writer } = viewOf(ada).parts.at(-1) ?? { number: 0, writer: '' };
    await ada.ask('weave:change-part', { roomId: viewOf(ada).roomId, number, text: 'Nobody was there.' });
    await close(ada);
    expect((await textsOf(fixture.ada))[0]?.text).toContain(`[${writer} (AI writer), changed by Ada (you)]\nNobody was there.\n`);
  });

  it('are theirs, too, who left their name out', async () => {
    const first = await writtenByTwo();
    await close(first);
    const { roomId } = viewOf(first);
    await fixture.database.execute(`update weave_room set private = true where id = $1`, [roomId]);
    await fixture.database.execute(`update story set status = 'unlisted', unlisted = true`);
    expect(await first.ask('weave:publish', { roomId, publish: true, named: false })).toEqual({ ok: true });
    const second = fixture.server.connect(fixture.ben);
    expect(await second.ask('weave:publish', { roomId, publish: true })).toEqual({ ok: true });
    expect((await textsOf(fixture.ada))[0]?.text).toContain('[Anonymous (you)]\nShe went in.\n');
    expect((await textsOf(fixture.ben))[0]?.text).toContain('[Anonymous]\nShe went in.\n');
  });

  it('contain no name of a hidden person, and nothing of a hidden story', async () => {
    const first = await writtenByTwo();
    await close(first);
    await fixture.database.execute('update player set hidden_at = now() where id = $1', [fixture.ben]);
    expect((await textsOf(fixture.ada))[0]?.text).not.toMatch(/Ben\b/);
    await fixture.database.execute(`update story set status = 'hidden'`);
    expect(await textsOf(fixture.ada)).toEqual([]);
  });
});
