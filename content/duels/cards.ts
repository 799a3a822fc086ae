/** What a duel can be about: both texts answer the same card. */
export interface DuelCard {
  /** Stored with texts: it never changes, and a card that is taken out stays for them. */
  id: string;
  /** What the text is about. */
  prompt: string;
  /** Its form: the most words it has. */
  words: 100 | 250 | 500;
  /** What it must do besides; undefined for most. */
  constraint?: string;
}

/** The cards, in no order that means anything: they are shuffled before they are laid on the table. */
export const duelCards: readonly DuelCard[] = [
  { id: 'two-cups', prompt: 'Somebody lays the table for two, as every evening.', words: 100 },
  { id: 'wrong-coat', prompt: 'You took the wrong coat home, and there is a note in its pocket.', words: 100 },
  { id: 'last-bus', prompt: 'Two strangers miss the last bus.', words: 100, constraint: 'In dialogue alone.' },
  { id: 'first-snow', prompt: 'A child sees snow for the first time, and a grown-up for the last.', words: 100 },
  {
    id: 'sold-piano',
    prompt: 'The piano is sold. Somebody plays it once more.',
    words: 100,
    constraint: 'No music is named or described.',
  },
  { id: 'spare-key', prompt: 'The spare key is not under the stone.', words: 100 },
  { id: 'apology-cake', prompt: 'An apology, iced onto a cake.', words: 100 },
  { id: 'waiting-room', prompt: 'In the waiting room, everybody pretends not to know each other.', words: 100 },
  { id: 'old-number', prompt: 'Somebody still pays for a telephone number that nobody answers.', words: 100 },
  { id: 'ferry', prompt: 'The ferry turns round halfway.', words: 100, constraint: 'One single sentence.' },
  { id: 'borrowed-name', prompt: 'For one afternoon you answer to somebody else’s name.', words: 100 },
  { id: 'night-shift', prompt: 'The only light on in the street.', words: 100, constraint: 'Nobody speaks.' },
  { id: 'moth', prompt: 'What the moth wanted.', words: 100 },
  { id: 'lost-tooth', prompt: 'A tooth is lost, and it is not a child’s.', words: 100 },
  { id: 'shop-bell', prompt: 'The bell over the shop door rings, and nobody has come in.', words: 100 },
  { id: 'goodbye-list', prompt: 'A shopping list that is a farewell.', words: 100, constraint: 'It stays a list.' },
  { id: 'empty-frame', prompt: 'A picture frame that has hung empty for years gets its picture.', words: 100 },
  { id: 'wet-shoes', prompt: 'They came home with wet shoes, and it had not rained.', words: 100 },
  { id: 'queue', prompt: 'A queue of which nobody knows what is at its front.', words: 100 },
  {
    id: 'small-thief',
    prompt: 'The smallest theft of your life, confessed.',
    words: 100,
    constraint: 'Addressed to whom it was stolen from.',
  },
  { id: 'lift', prompt: 'The lift stops between two floors. One of the four has been waiting for this.', words: 250 },
  { id: 'auction', prompt: 'At an auction, two people bid for a box that neither has looked into.', words: 250 },
  { id: 'new-neighbour', prompt: 'The new neighbour knows where everything in your flat stands.', words: 250 },
  { id: 'bridge-toll', prompt: 'The keeper of a bridge asks for something other than money.', words: 250 },
  {
    id: 'family-recipe',
    prompt: 'A family recipe, with the one step that nobody writes down.',
    words: 250,
    constraint: 'In the second person.',
  },
  { id: 'understudy', prompt: 'The understudy hopes, all evening, for the wrong thing.', words: 250 },
  { id: 'dog-returns', prompt: 'The dog comes back after nine years and has not aged.', words: 250 },
  { id: 'translator', prompt: 'A translator decides to leave one sentence out.', words: 250 },
  { id: 'school-photo', prompt: 'In the school photograph there is one face too many.', words: 250 },
  { id: 'beekeeper', prompt: 'It is the custom to tell the bees. Somebody has to tell them this.', words: 250 },
  { id: 'rented-dress', prompt: 'A rented dress remembers its evenings.', words: 250, constraint: 'Told by the dress.' },
  {
    id: 'wrong-funeral',
    prompt: 'You notice at the grave that it is the wrong funeral, and you are asked to say a few words.',
    words: 250,
  },
  { id: 'lighthouse', prompt: 'Two keepers, one lamp, and a letter that only one of them has read.', words: 250 },
  { id: 'lost-language', prompt: 'The last two speakers of a language are not on speaking terms.', words: 250 },
  {
    id: 'chess-by-post',
    prompt: 'A game of chess by post, and one of the players has stopped answering.',
    words: 250,
    constraint: 'Only what stands on the cards.',
  },
  { id: 'garden-wall', prompt: 'Behind the garden wall, somebody is digging at night.', words: 250 },
  { id: 'ninety-minutes', prompt: 'A delayed train, ninety minutes, and the person you once nearly married.', words: 250 },
  { id: 'ghost-lease', prompt: 'The ghost has a lease, and it runs until March.', words: 250 },
  { id: 'lucky-loser', prompt: 'Somebody has to lose this on purpose and make it look hard.', words: 250 },
  { id: 'two-truths', prompt: 'A story that its teller has told two ways, and tonight both listeners are at the table.', words: 250 },
  { id: 'map-seller', prompt: 'A seller of maps admits that one of them is invented.', words: 250 },
  { id: 'snowed-in', prompt: 'Snowed in with the person who came to read the meter.', words: 250, constraint: 'In the present tense.' },
  {
    id: 'voice-mail',
    prompt: 'Seven messages on one machine, in the order in which they came.',
    words: 250,
    constraint: 'Only the messages.',
  },
  { id: 'museum-guard', prompt: 'The museum guard who has never looked at the painting behind the chair.', words: 250 },
  { id: 'tide-table', prompt: 'The tide did not come back this morning.', words: 250 },
  { id: 'long-table', prompt: 'The seating plan of a wedding, and why it cannot work.', words: 500 },
  { id: 'village-clock', prompt: 'The village clock is nine minutes fast, and there is a reason why nobody corrects it.', words: 500 },
  { id: 'inheritance', prompt: 'Three people inherit a house on the condition that they spend one week in it together.', words: 500 },
  { id: 'cartographer', prompt: 'A cartographer is sent to measure an island that gets smaller when it is looked at.', words: 500 },
  { id: 'second-opinion', prompt: 'A healer who is no healer has one patient left, and the patient knows.', words: 500 },
  { id: 'night-market', prompt: 'At the night market you can sell a memory. Somebody has come to buy their own back.', words: 500 },
  { id: 'old-rival', prompt: 'Your oldest rival asks you to finish what they began.', words: 500 },
  { id: 'orchard', prompt: 'Every tree in the orchard was planted for somebody. There is one without a name.', words: 500 },
  {
    id: 'radio-play',
    prompt: 'Live on the radio, the actor stops following the script.',
    words: 500,
    constraint: 'Everything is heard; nothing is seen.',
  },
  { id: 'winter-pass', prompt: 'Two who do not trust each other share one rope over the pass.', words: 500 },
  { id: 'the-forger', prompt: 'A forger is hired to prove that a genuine work is one of theirs.', words: 500 },
  { id: 'backwards', prompt: 'A quarrel in a kitchen.', words: 500, constraint: 'Told backwards, from the silence to the first word.' },
  { id: 'moon-post', prompt: 'The post office on the moon, on the day it closes.', words: 500 },
  { id: 'king-of-crows', prompt: 'Somebody wakes with a debt to the king of crows and cannot remember making it.', words: 500 },
  { id: 'wrong-hero', prompt: 'The prophecy meant the other twin.', words: 500 },
  { id: 'silent-room', prompt: 'In a house where nobody may speak after dark, somebody has news that cannot wait.', words: 500 },
  { id: 'test-pilot', prompt: 'The test pilot of the first time machine comes back one minute before they left.', words: 500 },
  {
    id: 'bakery-at-four',
    prompt: 'Four in the morning in the bakery: the bread, the apprentice, and the man at the back door.',
    words: 500,
  },
  { id: 'jury', prompt: 'Eleven of the jury agree. The twelfth has seen the accused before.', words: 500 },
  { id: 'ship-cat', prompt: 'The ship’s cat signs on for one last voyage.', words: 500, constraint: 'As the cat’s own log.' },
  { id: 'half-a-letter', prompt: 'You find the second half of a letter of which you have always had the first.', words: 500 },
];
