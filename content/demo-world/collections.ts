/** Stories that one of the writers keeps together. */
export interface DemoCollection {
  kind: 'series' | 'list';
  /** The key of its owner. */
  owner: string;
  title: string;
  summary: string;
  /** The slugs of its stories, in its order. */
  stories: readonly string[];
  /** What its owner notes beside some of them, and their own tags, by slug. */
  notes?: Readonly<Record<string, string>>;
  ownTags?: Readonly<Record<string, readonly string[]>>;
}

/** A collection to which several of the writers added their stories. */
export const demoShared = {
  owner: 'ivo-quick',
  title: 'One Room, One Hour',
  slug: 'one-room-one-hour',
  summary: 'Stories that hardly leave the room they begin in.',
  rules: 'Any arena, any length. One place, and no more time than an hour of anybody’s life.',
  stories: [
    { slug: 'bay-nineteen', by: 'lena-marsh' },
    { slug: 'the-dining-car', by: 'aiko-sand' },
    { slug: 'middle-c', by: 'tomas-reed' },
  ],
} as const;

/** The series and lists of the fictional players. */
export const demoCollections: readonly DemoCollection[] = [
  {
    kind: 'series',
    owner: 'lena-marsh',
    title: 'Things That Came Down',
    summary: 'What falls, where it lands, and who has to sign for it. Each stands alone; the second goes on from a story of Mara’s.',
    stories: ['bay-nineteen', 'where-it-lands'],
  },
  {
    kind: 'list',
    owner: 'ivo-quick',
    title: 'Read on the night bus',
    summary: 'Short enough for eleven stops, good enough to miss yours.',
    stories: ['the-dining-car', 'how-it-ends', 'middle-c'],
    notes: { 'the-dining-car': 'The last line is worth the whole journey.', 'middle-c': 'Read it with the sound off.' },
    ownTags: { 'the-dining-car': ['trains'], 'middle-c': ['quiet'] },
  },
];
