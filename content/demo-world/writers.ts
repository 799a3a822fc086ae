/** A fictional player, so that the arena is not empty on its first day. */
export interface DemoWriter {
  /** Unique, kebab-case. */
  key: string;
  /** The display name. */
  name: string;
  /** The profile text, in the writer's own voice. */
  bio: string;
  /** How many days before today the writer signed up. */
  joinedDaysAgo: number;
}

/** The fictional players. */
export const demoWriters: readonly DemoWriter[] = [
  {
    key: 'mara-ellwood',
    name: 'Mara Ellwood',
    bio: 'I write standing up, because the chair belongs to the cat. We’ve discussed it, and it was a short discussion.',
    joinedDaysAgo: 388,
  },
  {
    key: 'ivo-quick',
    name: 'Ivo Quick',
    bio: 'The surname is a coincidence. I have finished on time twice, and one of those was a grocery list.',
    joinedDaysAgo: 214,
  },
  {
    key: 'lena-marsh',
    name: 'Lena Marsh',
    bio: 'Twenty-two years a ferry purser. I collected overheard sentences on every crossing, and I’m giving about half of them back.',
    joinedDaysAgo: 301,
  },
  {
    key: 'tomas-reed',
    name: 'Tomas Reed',
    bio: 'I repair clarinets for a living. Most of what I write has a spring missing, but it plays.',
    joinedDaysAgo: 176,
  },
  {
    key: 'aiko-sand',
    name: 'Aiko Sand',
    bio: 'I was told to write what I know, so: trains, soup, my sister’s divorces. My sister has asked me to try science fiction.',
    joinedDaysAgo: 143,
  },
  {
    key: 'ruth-calder',
    name: 'Ruth Calder',
    bio: 'Retired from the bench. For thirty years I listened to other people’s stories with a straight face, and now it’s your turn.',
    joinedDaysAgo: 352,
  },
  {
    key: 'emeka-lund',
    name: 'Emeka Lund',
    bio: 'Drainage engineer, Gothenburg by way of Enugu. My culverts are sound; my second acts are still under inspection.',
    joinedDaysAgo: 97,
  },
  {
    key: 'pilar-dutra',
    name: 'Pilar Dutra',
    bio: 'Night baker. I write between the first rise and the second, so forgive the flour, and any ending that came out of the oven early.',
    joinedDaysAgo: 64,
  },
];
