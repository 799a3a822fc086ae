import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { blockTexts } from '~/blocks/blocks';
import { listNotices } from '~/notifications/list/list-notices.server';
import { makePlayer } from '~/platform/testing/make-player';
import { openWeaveFixture } from '../../testing/weave-fixture';
import { invitationRefusals, invitationTexts } from '../../texts';
import type { RoomChoice } from './lobby';
import { invitationNotice } from './notice-kinds';

const fixture = openWeaveFixture();
const choice: RoomChoice = { format: 'turns', isPrivate: true, aiWriters: true, moreTime: false, rating: 'general', prompt: '' };
let roomId: string;

const weave = () => fixture.server.weave;
const invite = (name: string, from = fixture.ada, room = roomId) => weave().invite(room, { id: from }, name);
const toldTo = async (playerId: string) => (await listNotices(fixture.database.db, [invitationNotice], { playerId })).notices;
const sentenceOf = async (playerId: string) => (await toldTo(playerId)).map(({ text }) => text.map((piece) => piece.text).join(''));
const follow = (follower: string, followed: string) =>
  fixture.database.execute('insert into player_follow (follower_id, followed_id, created_at) values ($1, $2, now())', [follower, followed]);
const block = (playerId: string, otherId: string, kind: 'mute' | 'block') =>
  fixture.database.execute('insert into player_block (player_id, other_id, kind, created_at) values ($1, $2, $3, now())', [
    playerId,
    otherId,
    kind,
  ]);

beforeEach(async () => {
  roomId = await weave().open(fixture.ada, randomUUID(), choice);
  await follow(fixture.ben, fixture.ada);
});

describe('an invitation to a room', () => {
  it('reaches a follower of the opener, once however often it is sent, and leads into the room', async () => {
    expect(await weave().namesToInvite(fixture.ada)).toEqual(['Ben']);
    expect(await invite(' ben ')).toBe('Ben');
    await invite('Ben');
    expect(await sentenceOf(fixture.ben)).toEqual(['Ada invited you to a room of Story Weave']);
    expect(await toldTo(fixture.ben)).toMatchObject([{ icon: 'door', to: `/storyweave/${roomId}`, unread: true }]);
  });

  it('is read once its person sits in the room, who can then invite others', async () => {
    await invite('Ben');
    await fixture.server.connect(fixture.ben).ask('weave:join', { roomId });
    expect(await toldTo(fixture.ben)).toMatchObject([{ unread: false }]);
    await expect(invite('Ben')).rejects.toThrow(invitationRefusals['is-here']);
    const cleo = await makePlayer(fixture.database, fixture.clock, 'Cleo');
    await follow(fixture.ben, cleo.id);
    await invite('Cleo', fixture.ben);
    expect(await sentenceOf(cleo.id)).toEqual(['Ben invited you to a room of Story Weave']);
  });

  it('goes when the room closes', async () => {
    await invite('Ben');
    await fixture.server.connect(fixture.ada).ask('weave:close', { roomId });
    expect(await toldTo(fixture.ben)).toEqual([]);
    await expect(invite('Ben')).rejects.toThrow(invitationRefusals.closed);
  });

  it('is for people one knows, whom one neither mutes nor blocks, and who are shown', async () => {
    await makePlayer(fixture.database, fixture.clock, 'Stranger');
    for (const name of ['Stranger', 'Nobody', '']) await expect(invite(name)).rejects.toThrow(invitationTexts.unknown);
    await block(fixture.ada, fixture.ben, 'mute');
    await expect(invite('Ben')).rejects.toThrow(invitationTexts.unknown);
    expect(await weave().namesToInvite(fixture.ada)).toEqual([]);
    await fixture.database.execute('delete from player_block');
    await fixture.database.execute('update player set hidden_at = now() where id = $1', [fixture.ben]);
    await expect(invite('Ben')).rejects.toThrow(invitationTexts.unknown);
    expect(await weave().namesToInvite(fixture.ada)).toEqual([]);
  });

  it('is refused where one blocks the other, by a sentence that does not say which', async () => {
    await block(fixture.ben, fixture.ada, 'block');
    await expect(invite('Ben')).rejects.toThrow(blockTexts.stopped);
    expect(await toldTo(fixture.ben)).toEqual([]);
  });

  it('tells nobody who mutes the sender, who does not learn of it', async () => {
    await block(fixture.ben, fixture.ada, 'mute');
    expect(await weave().namesToInvite(fixture.ada)).toEqual(['Ben']);
    expect(await invite('Ben')).toBe('Ben');
    expect(await toldTo(fixture.ben)).toEqual([]);
  });

  it('is not written for a player who has turned invitations off', async () => {
    await fixture.database.execute(`insert into notice_setting (player_id, deliveries) values ($1, '{"invitation": "off"}')`, [
      fixture.ben,
    ]);
    await invite('Ben');
    expect(await toldTo(fixture.ben)).toEqual([]);
  });

  it('is sent by those in the room alone, and to a room that there is', async () => {
    await follow(fixture.ada, fixture.ben);
    await expect(invite('Ada', fixture.ben)).rejects.toThrow(invitationRefusals['no-seat']);
    for (const room of [randomUUID(), 'x']) await expect(invite('Ben', fixture.ada, room)).rejects.toThrow(invitationRefusals['no-room']);
  });

  it('floods nobody: five a day from one person, twenty from all', async () => {
    for (let sent = 0; sent < 5; sent += 1) await invite('Ben');
    await expect(invite('Ben')).rejects.toThrow(invitationTexts.often('Ben'));
    for (let sent = 0; sent < 20; sent += 1) {
      const other = await makePlayer(fixture.database, fixture.clock, `Other ${sent}`);
      await follow(fixture.ben, other.id);
      const room = await weave().open(other.id, randomUUID(), choice);
      const invited = invite('Ben', other.id, room);
      await (sent < 15 ? invited : expect(invited).rejects.toThrow(invitationTexts.often('Ben')));
    }
    expect(await toldTo(fixture.ben)).toHaveLength(16);
  });

  it('is not a way to try names: thirty an hour', async () => {
    for (let sent = 0; sent < 30; sent += 1) await expect(invite(`Name ${sent}`)).rejects.toThrow(invitationTexts.unknown);
    await expect(invite('Ben')).rejects.toThrow('Too many attempts');
  });
});
