import type { StoryWeave } from '~/arenas/story-weave/story-weave.server';
import type { Press } from './forms';

/** Does what a person pressed in a slow room. @throws {WeaveRefused} where they may not. */
export async function pressed(slow: StoryWeave['slow'], roomId: string, playerId: string, press: Press): Promise<void> {
  switch (press) {
    case 'join':
      return slow.join(roomId, playerId);
    case 'leave':
      return slow.leave(roomId, playerId);
    case 'take':
      return slow.takePen(roomId, playerId);
    case 'pass':
      return slow.passPen(roomId, playerId);
    case 'close':
      return slow.close(roomId, playerId);
    case 'let-read':
    case 'let-read-no-more':
      return slow.say(roomId, playerId, 'readers-let', press === 'let-read');
    case 'end-now':
    case 'end-not-now':
      return slow.say(roomId, playerId, 'end-wanted', press === 'end-now');
    case 'follow':
    case 'unfollow':
      return slow.follow(roomId, playerId, press === 'follow');
  }
}
