/** Texts of the page with the ways into Story Weave. */
export const newRoomTexts = {
  title: 'Rooms',
  intro: 'Join a room where a story is being written, or open one of your own.',
  play: 'Play now',
  playText: 'The next public battle begins with three people, or after 25 seconds with AI writers.',
  playButton: 'Play Now',
  playPending: 'Sitting down...',
  join: 'Join a room of turns',
  joinText: 'You get a seat in the newest room with a free one, or a new room with AI writers until others join.',
  joinButton: 'Join',
  open: 'Open your own',
  openButton: 'Open Room',
  promptToCome: 'The prompt is still being chosen',
  nobodyYet: 'Nobody is in it yet',
  waits: 'about to begin',
  openRooms: 'Rooms with a free seat',
} as const;
