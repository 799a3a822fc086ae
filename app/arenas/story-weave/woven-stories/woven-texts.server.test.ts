import { describe, expect, it } from 'vitest';
import type { PersonalText } from '~/platform/feature/personal-data';
import { onWeaveGround, SECOND, submit, viewOf } from '../testing/weave-fixture';
import type { Browser } from '../testing/weave-server';
import { wovenTexts } from './woven-texts.server';

const ground = onWeaveGround();

/** The last one leaves, and the room closes. */
async function close(browser: Browser): Promise<void> {
  await browser.ask('weave:leave', { roomId: viewOf(browser).roomId });
  for (let waited = 0; waited < 5; waited += 1) {
    await ground.pass(30 * SECOND);
    await ground.settled(browser);
  }
  expect(viewOf(browser).status).toBe('closed');
}

async function textsOf(playerId: string): Promise<PersonalText[]> {
  const texts: PersonalText[] = [];
  for await (const text of wovenTexts(ground.database.db, playerId)) texts.push(text);
  return texts;
}

/** A room in which Ada and Ben have written, and which Ben has left. @returns Ada's connection. */
async function writtenByTwo() {
  const [first, second] = [await ground.enter(ground.ada), await ground.enter(ground.ben)];
  await ground.turnOf(first, 'Ada');
  await submit(first, 'She went in.');
  await ground.turnOf(second, 'Ben');
  await submit(second, 'He did not.');
  await second.ask('weave:leave', { roomId: viewOf(second).roomId });
  return first;
}

describe('the texts of what a person wove', () => {
  it('name all writers over their parts, and mark the person’s own', async () => {
    const first = await writtenByTwo();
    expect(await textsOf(ground.ada), 'none before the room has closed').toEqual([]);
    await close(first);
    const [woven, ...others] = await textsOf(ground.ada);
    expect(others).toEqual([]);
    expect(woven?.name).toMatch(/^stories\/the-gate-stood-open-\w{8}\.txt$/);
    expect(woven?.text).toMatch(
      /^The gate stood open\n\nBy Ada, Ben and AI writers\n\nPrompt: A gate\n\nThe gate stood open, as it had all winter\.\n\n/,
    );
    for (const part of ['[Ada (you)]\nShe went in.\n', '[Emma (AI writer)]\n', '[Ben]\nHe did not.\n']) expect(woven?.text).toContain(part);
    expect((await textsOf(ground.ben))[0]?.text).toContain('[Ben (you)]\nHe did not.\n');
  });

  it('hold no name of somebody who is hidden, and nothing of a story that is', async () => {
    const first = await writtenByTwo();
    await close(first);
    await ground.database.execute('update player set hidden_at = now() where id = $1', [ground.ben]);
    expect((await textsOf(ground.ada))[0]?.text).not.toMatch(/Ben\b/);
    await ground.database.execute(`update story set status = 'hidden'`);
    expect(await textsOf(ground.ada)).toEqual([]);
  });
});
