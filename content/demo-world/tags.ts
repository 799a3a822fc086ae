import type { WrittenTag } from '../../app/tags/rules/tag';
import { tagsInText } from '../../app/tags/rules/tags-in-text';

/** What the fictional players have tagged their stories with, by the story's slug. */
const texts: Readonly<Record<string, { relationships?: string; characters?: string; freeforms: string }>> = {
  'the-other-mr-collins': {
    relationships: 'Mary Bennet & Mr. Bennet',
    characters: 'Mary Bennet, Mr. Bennet, William Collins, Kitty Bennet, Elizabeth Bennet',
    freeforms: 'Canon Divergence, What If, Inheritance, Mary Bennet Reads the Small Print, Dry Humor, Family Secrets, Minor Characters',
  },
  'the-dog-that-stayed': {
    relationships: 'Sherlock Holmes & John Watson',
    characters: 'Sherlock Holmes, John Watson, Mrs. Hudson',
    freeforms: 'Case Fic, Dogs, London in the Rain, Loneliness, Hopeful Ending, Friendship',
  },
  'middle-c': { freeforms: 'Music, Letters, Slice of Life, Loneliness, Hopeful Ending' },
  'the-ninth-gate': { freeforms: 'Fantasy, Secrets, Open Ending' },
  'release-notes': { freeforms: 'Experimental, Artificial Intelligence, Workplace, Humor' },
  'request-stop': { freeforms: 'Magical Realism, Night, City Life' },
  'the-dining-car': { freeforms: 'Trains, Second Chance Romance, Food' },
  'how-it-ends': { freeforms: 'Bittersweet Ending, Grief, Books' },
};

/** The tags of a story of the demo world. */
export function demoTags(slug: string): WrittenTag[] {
  const { relationships = '', characters = '', freeforms = '' } = texts[slug] ?? {};
  return [...tagsInText('relationship', relationships), ...tagsInText('character', characters), ...tagsInText('freeform', freeforms)];
}
