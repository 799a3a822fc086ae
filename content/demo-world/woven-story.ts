/** A collaborative story of fictional players, with AI writers in the seats they left free. */
export interface DemoWovenStory {
  slug: string;
  prompt: string;
  /** The story's first line, from which its title follows. */
  starter: string;
  /** The keys of the people, by seat; at most 4. */
  people: readonly string[];
  /** In order, a text for each seat from 0 to 3 in turn, at most 2,000 characters each. */
  turns: readonly { seat: 0 | 1 | 2 | 3; text: string }[];
  publishedDaysAgo: number;
  ratings: readonly { reader: string; value: 1 | 2 | 3 | 4 | 5 }[];
}
