import { href } from 'react-router';
import type { StoryArena } from '~/site/arenas';

/** Links for starting a story. */
export const startButtons: readonly { arena: StoryArena; label: string; to: string }[] = [
  { arena: 'story_weave', label: 'Start Story Weave', to: href('/storyweave') },
  { arena: 'creative_writing', label: 'Start Creative Writing', to: href('/creative-writing') },
  { arena: 'fan_fic', label: 'Start Fan Fiction', to: href('/fan-fiction') },
];
