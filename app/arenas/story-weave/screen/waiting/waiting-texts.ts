import { MINUTE_MS } from '~/platform/clock/durations';
import { countText, pluralText } from '~/platform/text/format';
import type { RoomView } from '../../protocol/room.contract';
import type { RoomSettingView, RoomTable } from '../../protocol/room-setting.contract';
import { FEWEST_FOLDERS, foldLastsMs, foldRounds, MOST_AI_FOLDERS } from '../../rules/fold/fold';
import { usualNote } from '../../rules/note';
import { foldTexts } from '../fold/fold-texts';
import { formatNames, ratingText } from '../room-texts';
import { toneNames } from '../steering/steering-texts';

/** So many AI writers, at most. */
const aiWritersText = (count: number) =>
  pluralText(count, { one: 'One AI writer', other: `Up to ${count === 2 ? 'two' : 'three'} AI writers` });

/** Texts of a room that waits for its Start. */
export const waitingTexts = {
  title: 'Everyone here?',
  own: 'Send the link, choose a prompt together, and start when everyone is here.',
  others: (opener: string) => `${opener} starts the game. It also begins once everyone here is ready.`,
  soon: 'A battle begins soon',
  soonText: 'It begins when three people are here, or when time is up, with AI writers. Until then, vote for a prompt.',
  here: 'Who’s here',
  ownHead: 'Choose your head',
  initials: 'Initials',
  votesOf: (names: readonly string[]) => `Votes: ${names.join(', ')}`,
  hereCount: (here: number) => `${here} here`,
  starting: 'Starting...',
  freeSeat: 'Free seat',
  ready: 'Ready',
  leads: 'Starts the game',
  link: 'Bring the others',
  prompts: 'What is it about?',
  promptsHint: 'Everyone votes for one. The winner opens the story.',
  ownPrompt: 'Or a prompt of your own',
  propose: 'Propose',
  warmUp: 'Warm up',
  warmUpHint: 'One line each, just for fun: it is not part of the story. Continue from:',
  warmUpLabel: 'Your line',
  scribble: 'Share it',
  setting: 'The game',
  change: 'Change',
  start: 'Start',
  iAmReady: 'I am ready',
  notReady: 'Not ready yet',
  tooFewFolders: 'Fold takes three. Wait for another person, or let AI writers fill up to two seats.',
  foldPrompt: 'Your story',
  foldPromptHint: 'Everyone begins a story of their own. Say what yours is about, or you’ll be given a prompt.',
  foldOwnPrompt: 'A prompt of your own',
  foldOwn: (prompt: string) => `Yours begins with: ${prompt}`,
  tooFew: 'A story takes at least two writers.',
  readyCount: (ready: number, here: number) => (here < 2 ? 'You are the only one here.' : `${here} here, ${ready} ready.`),
  privateRoom: 'Private room',
  publicRoom: 'Public room',
  watchedByLink: 'people with the link can watch',
  watchedByAnyone: 'anyone can watch',
  moreTime: 'More time for everyone',
  peopleOnly: 'No AI writers',
  closeRoom: 'Close Room',
  closeQuestion: {
    title: 'Close this room?',
    description: 'The story ends here for everyone.',
    confirmLabel: 'Close',
    cancelLabel: 'Keep it open',
  },
  options: {
    format: 'Game',
    seats: 'Seats',
    rounds: 'Rounds',
    usualRounds: 'As usual',
    seconds: 'Time to write',
    picks: 'Who picked what',
    secret: 'Stays secret',
    shown: 'Is shown',
    access: 'Who can join',
    private: 'People with the link',
    public: 'Anyone',
    company: 'Free seats',
    ai: aiWritersText,
    people: 'Stay free',
    rating: 'Suitable for',
    time: 'Time',
    usual: 'The usual time',
    more: 'Twice the time',
    secondsToWrite: (seconds: number) => `${seconds} s`,
  },
} as const;

/** The heads that people can pick, in the order of their drawings. */
export const headNames = ['Owl', 'Fox', 'Cat', 'Hare', 'Bear', 'Raven', 'Fish', 'Whale', 'Beetle', 'Moon', 'Lamp', 'Mask'] as const;

/** First words to warm up with: each room has one of them. */
const firstWords = [
  'I would have been on time, but',
  'The strangest thing in my kitchen is',
  'Nobody believed the weather report, because',
  'My hat and I agree on one thing:',
  'The museum closed early after',
  'In the lost property office I asked for',
  'Never lend a ladder to',
  'The ghost on our stairs only wants',
] as const;

/** The first words of a room's warm-up line: the same for everyone in it. */
export function firstWordsOf(roomId: string): string {
  const place = Number.parseInt(roomId.slice(0, 8), 16) || 0;
  return firstWords[place % firstWords.length] ?? firstWords[0];
}

const seatsText = (seats: number) => countText(seats, { one: 'seat', other: 'seats' });
const roundsText = (rounds: number) => countText(rounds, { one: 'round', other: 'rounds' });

/** Eight rounds are five once five people write. */
function tableFacts({ seats, rounds, seconds, showsPicks }: RoomTable): string[] {
  const length = rounds === null ? '8 rounds, 5 from five writers on' : roundsText(rounds);
  return [seatsText(seats), length, `${seconds} s to write`, ...(showsPicks ? ['picks are shown'] : [])];
}

/** How long a game of Fold is with those who are here. */
function foldFacts({ seats }: RoomTable, writers: number): string[] {
  const folders = Math.max(FEWEST_FOLDERS, writers);
  return [seatsText(seats), roundsText(foldRounds(folders)), foldTexts.lasts(Math.round(foldLastsMs(folders) / MINUTE_MS))];
}

function lengthFacts(setting: RoomSettingView, writers: number): string[] {
  if (setting.format === 'turns') return [];
  return setting.format === 'battle' ? tableFacts(setting.table) : foldFacts(setting.table, writers);
}

function whoFills(format: RoomSettingView['format'], writers: number): string {
  if (format === 'fold') return aiWritersText(Math.min(writers, MOST_AI_FOLDERS));
  return writers === usualNote.writers ? 'AI writers fill the free seats' : aiWritersText(writers);
}

/** What the opener chose, in one line, with how long a game of Fold takes for those who are here. */
export function settingLine({ setting, note, seats }: Pick<RoomView, 'setting' | 'note' | 'seats'>): string {
  const { format, isPrivate, aiWriters, moreTime, rating } = setting;
  const facts = [
    formatNames[format],
    ...lengthFacts(setting, seats.length),
    isPrivate ? waitingTexts.privateRoom : waitingTexts.publicRoom,
    isPrivate ? waitingTexts.watchedByLink : waitingTexts.watchedByAnyone,
    aiWriters ? whoFills(format, note.writers) : waitingTexts.peopleOnly,
    aiWriters && note.tone && toneNames[note.tone],
    ratingText(rating),
    moreTime && waitingTexts.moreTime,
  ];
  return facts.filter(Boolean).join(' · ');
}
