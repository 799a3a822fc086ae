/** Stories that one of the writers keeps together. */
export interface DemoCollection {
  kind: 'series' | 'list';
  /** The key of its owner. */
  owner: string;
  title: string;
  summary: string;
  /** The slugs of its stories, in its order. */
  stories: readonly string[];
}

/** The collections of the fictional players. */
export const demoCollections: readonly DemoCollection[] = [
  {
    kind: 'series',
    owner: 'lena-marsh',
    title: 'Things That Came Down',
    summary: 'What falls, where it lands, and who has to sign for it. Each stands alone; the second goes on from a story of Mara’s.',
    stories: ['bay-nineteen', 'where-it-lands'],
  },
];
