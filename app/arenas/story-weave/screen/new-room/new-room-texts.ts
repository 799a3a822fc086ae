import { numberText, pluralText } from '~/platform/text/format';
import { contentRatings } from '~/stories/content-rating/content-rating';
import { visitTexts } from '../../visiting/visit-texts';
import { formatNames } from '../room-texts';

/** Texts of the page with the ways into Story Weave. */
export const newRoomTexts = {
  title: 'Rooms',
  intro: 'Join a room where a story is being written, or open one of your own.',
  play: 'Play now',
  playText: 'The next public battle begins with three people, or after 25 seconds with AI writers.',
  playButton: 'Play Now',
  playPending: 'Sitting down...',
  signUp: visitTexts.signUp,
  watch: 'Watch a story being written',
  watchText: 'See how people and AI writers take turns, as it happens.',
  watchButton: 'Watch',
  join: 'Join a room of turns',
  joinText: 'You get a seat in the newest room that has one free, or a new room with AI writers until others join.',
  joinButton: 'Join',
  open: 'Open your own',
  openButton: 'Open Room',
  openPending: 'Opening...',
  ownPrompts: 'Everyone begins a story of their own',
  promptToCome: 'The prompt is still being chosen',
  nobodyYet: 'Nobody is here yet',
  waits: 'about to begin',
  tables: 'Open tables',
  tablesText:
    'Three times a day, everyone meets at one table for battle rounds. Say you’re coming, and your bell rings ten minutes before.',
  tonight: (clock: string) => `Tonight ${clock}`,
  today: (clock: string) => `Today ${clock}`,
  tomorrow: (clock: string) => `Tomorrow ${clock}`,
  inUtc: (time: string) => `${time} UTC`,
  /** Empty while nobody comes. */
  coming: (count: number, own: boolean) => {
    if (!own) return count === 0 ? '' : `${numberText(count)} coming`;
    return pluralText(count, { one: 'You are coming', other: `${numberText(count)} coming, including you` });
  },
  come: 'I’ll be there',
  stayAway: 'Not this time',
  sitDown: 'Take a seat',
  startsIn: (here: number, clock: string) => `${here} here, starts in ${clock}`,
  starts: (here: number) => `${here} here, starting now`,
  beginsSoon: (here: number) => `${here} here, a battle begins soon: play now`,
  wayIn: 'Write with friends',
  round: (round: number) => `round ${round}`,
  partOf: (part: number, parts: number) => `part ${part} of ${parts}`,
  ownSlowRooms: 'Your slow rooms, and stories to follow',
  roundOf: (round: number, rounds: number) => `round ${round} of ${rounds}`,
  minutesLeft: (minutes: number) => `${minutes} min left`,
  aboutMinutesLeft: (minutes: number) => `about ${minutes} min left`,
  freeSeats: (seats: number) => pluralText(seats, { one: 'one free seat', other: `${numberText(seats)} free seats` }),
  openRooms: 'Rooms with a free seat',
} as const;

/** What the person who opens a room chooses: questions, and their answers with what these mean. */
export const choiceTexts = {
  format: {
    question: 'Which game?',
    turns: { label: formatNames.turns, hint: 'Writers take turns for 25 minutes.' },
    battle: {
      label: formatNames.battle,
      hint: 'Two to eight people write at once, then pick what goes on. Eight rounds, or five with many.',
    },
    fold: {
      label: formatNames.fold,
      hint: 'Three to eight stories go round; each of you sees only the last sentence. Then all are read out.',
    },
    slow: {
      label: formatNames.slow,
      hint: 'Two to four people, twelve turns, over days: write when it is your turn, and nobody waits for you at a screen.',
    },
  },
  access: {
    question: 'Who can join?',
    private: {
      label: 'Private room',
      hint: 'Only people with the link can find it. Its story goes to the library only if all who wrote say yes.',
    },
    public: { label: 'Public room', hint: 'Anyone can take a free seat.' },
  },
  more: 'More choices',
  company: {
    question: 'Who fills the free seats?',
    people: { label: 'Nobody: people only', hint: 'It takes at least two people.' },
    one: { label: 'One AI writer', hint: 'It gives up the seat when all are wanted.' },
    two: { label: 'Up to two AI writers', hint: 'Each gives up the seat when someone comes.' },
    ai: { label: 'Up to three AI writers', hint: 'Each gives up the seat when someone comes. In Fold there are two at most.' },
  },
  rating: { question: 'Who is it suitable for?', general: contentRatings.general, teen: contentRatings.teen },
  time: {
    question: 'How much time?',
    usual: { label: 'The usual time' },
    more: { label: 'More time', hint: 'Everyone has twice the usual time.' },
  },
  prompt: { question: 'What is it about?', surprise: 'A surprise', own: 'A prompt of your own', ownLabel: 'Your prompt' },
} as const;
