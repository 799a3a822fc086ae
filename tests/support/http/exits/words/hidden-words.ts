import { adminCommand } from '../../../sites/admin.ts';
import { idIn, publish, publishFanFiction, sendForm } from '../../publish.ts';
import { database, mailbox, site } from '../../site.ts';
import { allBut, leadingTo, only, sentinelWord, words } from '../sentinels.ts';
import { type Person, person } from '../viewers.ts';
import { tagged } from './author-choices.ts';

/** The state of the name of a player whom an operator hides. */
export const HIDDEN_NAME = 'hidden name';

/** What moderators took out of sight, and what a report says. */
export async function hiddenWords({ author, adult, gone }: { author: Person; adult: Person; gone: Person }) {
  const story = idIn(await publish(author, { title: `Out ${sentinelWord('hidden title')}`, body: words('hidden') }));
  await tagged(author, story, 'hidden tag');
  await sendForm(adult, `/report/story/${story}`, { reason: 'spam', details: words('report') });
  await adminCommand(['hide', 'story', story], site.settings);
  const door = idIn(await publish(author, { title: `Danger ${sentinelWord('title behind a door')}`, body: words('behind a door') }));
  await tagged(author, door, 'tag behind a door');
  await database.use(async (db) => {
    await db.query(`update story set status = 'behind_door' where id = $1`, [door]);
    await db.query(`insert into story_door (story_id, about, put_at) values ($1, 'threat', now())`, [door]);
  });
  const gones = idIn(await publish(gone, { title: `Left ${sentinelWord('story of a hidden player')}`, body: words('of a hidden player') }));
  await sendForm(gone, '/profile', { intent: 'profile', name: gone.name, bio: words('bio of a hidden player') });
  await adminCommand(['hide', 'player', gone.id], site.settings);
  const mailsBefore = (await mailbox.received()).length;
  const dangerous = await person('Dangerous');
  const theirs = [
    await publish(dangerous, { title: 'By Somebody Dangerous', body: 'Words that everybody reads.' }),
    await publishFanFiction(dangerous, 'Also By Somebody Dangerous', 'Words that everybody reads.'),
  ].map(idIn);
  await sendForm(dangerous, '/profile', { intent: 'profile', name: dangerous.name, bio: words('bio behind a door') });
  await database.use((db) => db.query(`update player set door_about = 'threat' where id = $1`, [dangerous.id]));
  return {
    storyIds: [story, door, gones, ...theirs],
    dangerousId: dangerous.id,
    mailsBefore,
    sentinels: [
      // Moderators read it in its case, and who reported it while it was in sight has a receipt that names it.
      ...['hidden', 'hidden tag'].map((state) => only(state, ['author'], /^\/moderation/, ['moderator'])),
      only('hidden title', ['author'], /^\/moderation|^mail “We have your report”/, ['moderator', 'adult']),
      // Who presses is let in; nobody of these people has.
      ...['behind a door', 'tag behind a door'].map((state) => only(state, ['author'])),
      only('title behind a door', ['author'], leadingTo(door)),
      only('report', [], /^\/(moderation|profile\/data)/, ['moderator', 'adult']),
      // Signed-in people find it folded, on the player's own page alone.
      only('bio behind a door', [], new RegExp(`^/players/${dangerous.id}`), allBut('visitor')),
      ...['story of a hidden player', 'of a hidden player', 'bio of a hidden player'].map((state) => only(state, [])),
      // Moderators read it in the log and in their cases.
      only(HIDDEN_NAME, [], /^\/moderation/, ['moderator']),
    ],
  };
}
