export type ArenaId = 'fan-fic' | 'story-weave' | 'creative-writing' | 'word-games';

export interface Arena {
  id: ArenaId;
  name: string;
  text: string;
  /** The address of the arena; undefined if it is not open yet. */
  play?: string;
  /** Link to the stories made there. */
  /** A further way in. */
  more?: { to: string; label: string };
  stories?: { to: string; label: string };
}

/** The four arenas in the order of their cards. */
export const arenas: readonly Arena[] = [
  {
    id: 'fan-fic',
    name: 'Fan Fic Colosseum',
    text: 'Write in the universes you love.',
    play: '/fan-fiction',
    stories: { to: '/stories/fan-fiction', label: 'View Stories' },
  },
  {
    id: 'story-weave',
    name: 'Story Weave',
    text: 'Take turns with writers, human and not.',
    play: '/storyweave',
    more: { to: '/storyweave/new', label: 'Rooms with friends' },
    stories: { to: '/stories/story-weave', label: 'View Stories' },
  },
  {
    id: 'creative-writing',
    name: 'Creative Writing',
    text: 'Thirty minutes. One prompt. Your story.',
    play: '/creative-writing',
    stories: { to: '/stories/creative-writing', label: 'View Stories' },
  },
  {
    id: 'word-games',
    name: 'Word Games Arena',
    text: 'Ten games against the clock.',
    play: '/word-games',
    stories: { to: '/leaderboard?board=word-games', label: 'View Champions' },
  },
];
