import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { openRoomPage } from '../../client/room/room-page';
import type { LiveRoom } from '../../client/room/use-room';
import type { RoomView } from '../../protocol/room.contract';
import { roomOfTwo } from '../../testing/make-view';
import { Editor } from './editor';

/** The editor of a room's page as the server renders it, where nothing can be done yet. */
function editorOf(view: RoomView, refusal?: string): string {
  const room = { ...openRoomPage(view), view, clock: undefined } as Partial<LiveRoom> as LiveRoom;
  const space = { low: false, covered: 0 };
  return renderToStaticMarkup(
    <Editor room={room} space={space} unseen={false} onCatchUp={() => undefined} ref={null} refusal={refusal} inks={() => 0} />,
  );
}

it('says from the end of the game on that this is the epilogue, and what is left to do', () => {
  const epilogue = 'The game time is over: this is the epilogue.';
  expect(editorOf(roomOfTwo())).not.toContain(epilogue);
  const html = editorOf(roomOfTwo({ status: 'epilogue' }));
  expect(html).toContain(epilogue);
  expect(html).toContain('Bring the story to an end: the room closes in ten minutes.');
});

it('says to people with a seat why something was not done', () => {
  expect(editorOf(roomOfTwo(), 'The story has moved on.')).toContain(
    '<p role="alert" class="mt-2 text-sm font-medium text-vermilion">The story',
  );
});
