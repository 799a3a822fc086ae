import type { WrittenTag } from '../../app/tags/rules/tag';
import { tagsInText } from '../../app/tags/rules/tags-in-text';

interface Said {
  summary: string;
  relationships?: string;
  characters?: string;
  freeforms: string;
}

/** What the fictional players say of their stories, by the story's slug. */
const said: Readonly<Record<string, Said>> = {
  'the-other-mr-collins': {
    summary: 'Mary Bennet reads the entail to its end, which nobody has done before, and finds that it turns on a name.',
    relationships: 'Mary Bennet & Mr. Bennet',
    characters: 'Mary Bennet, Mr. Bennet, William Collins, Kitty Bennet, Elizabeth Bennet',
    freeforms: 'Canon Divergence, What If, Inheritance, Mary Bennet Reads the Small Print, Dry Humor, Family Secrets, Minor Characters',
  },
  'the-dog-that-stayed': {
    summary: 'Something knocks under Baker Street at a quarter past two each night: three, one, three. Mrs. Hudson engages a detective.',
    relationships: 'Sherlock Holmes & John Watson',
    characters: 'Sherlock Holmes, John Watson, Mrs. Hudson',
    freeforms: 'Case Fic, Dogs, London in the Rain, Loneliness, Hopeful Ending, Friendship',
  },
  'middle-c': {
    summary: 'A piano tuner finds notes under the keys of other people’s pianos, from someone who is only there on certain days.',
    freeforms: 'Music, Letters, Slice of Life, Loneliness, Hopeful Ending',
  },
  'the-ninth-gate': {
    summary:
      'Nobody competes in the arena any more. A woman still comes at dusk to write on the sand, and one man reads it before he rakes it.',
    freeforms: 'Fantasy, Secrets, Open Ending',
  },
  'release-notes': {
    summary: 'The last software update reaches a ship four generations out. It fixes what nobody aboard knew was broken.',
    freeforms: 'Experimental, Artificial Intelligence, Workplace, Humor',
  },
  'request-stop': {
    summary: 'A night bus, a city going dark block by block, and a row of people who would rather not get off yet.',
    freeforms: 'Magical Realism, Night, City Life',
  },
  'the-dining-car': {
    summary: 'A border is moved in the night, and the soup is getting cold.',
    freeforms: 'Trains, Second Chance Romance, Food',
  },
  'how-it-ends': {
    summary: 'Eleven children, a blizzard, and a novel whose last page the teacher would rather not read out.',
    freeforms: 'Bittersweet Ending, Grief, Books',
  },
  'bay-nineteen': {
    summary: 'A purser tells of the car that came aboard with nobody at the wheel, and for the first time of the envelope on its seat.',
    freeforms: 'Ferries, Guilt, Unreliable Narrator, Bittersweet Ending',
  },
  'where-it-lands': {
    summary: 'Somebody keeps goats downwind of the Ninth Gate. This morning the sand has an aunt in it.',
    freeforms: 'Fantasy, Magical Realism, Goats, Grief, Hopeful Ending',
  },
  'the-colander': {
    summary: 'Three siblings, three colors of stickers, and the one thing in their mother’s kitchen that has all of them on it.',
    freeforms: 'Siblings, Family, Grief, Food',
  },
  'concerning-the-ditch': {
    summary: 'A knight has orders to kill a giant as soon as the road is dry. The giant knows how to drain it.',
    freeforms: 'Fantasy, Letters, Humor, Enemies to Friends, Drainage',
  },
  'any-other-business': {
    summary: 'The minutes of a community garden with 22 members and 23 plots. The new treasurer has counted.',
    freeforms: 'Humor, Mystery, Gardens, Slow Burn',
  },
  'viewing-by-appointment': {
    summary: 'Three bedrooms this morning. The agent has promised to be honest about the house, and it likes you.',
    freeforms: 'Magical Realism, Humor, Haunted Houses',
  },
};

/** The tags of a story of the demo world. */
export function demoTags(slug: string): WrittenTag[] {
  const { relationships = '', characters = '', freeforms = '' } = said[slug] ?? {};
  return [...tagsInText('relationship', relationships), ...tagsInText('character', characters), ...tagsInText('freeform', freeforms)];
}

/** What a story of the demo world is about, and its language; without a summary where its writer says none. */
export function demoFacts(slug: string): { summary?: string; language: 'en' } {
  const summary = said[slug]?.summary;
  return { language: 'en', ...(summary !== undefined && { summary }) };
}
