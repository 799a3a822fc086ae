/** Texts of the page with the ways into Story Weave. */
export const newRoomTexts = {
  title: 'Rooms',
  intro: 'Join a room where a story is being written, or open one of your own.',
  join: 'Join a room',
  joinText: 'You get a seat in the newest room with a free one, or a new room with AI writers until others join.',
  joinButton: 'Join',
  open: 'Open your own',
  openButton: 'Open Room',
  openRooms: 'Rooms with a free seat',
} as const;
