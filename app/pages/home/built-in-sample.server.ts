import { arenaLabel } from '~/site/arenas';
import type { SampleStoryProps } from './sample-story';

/** Shown until there is a player's story to show. */
export const builtInSample: SampleStoryProps = {
  title: 'The Ninth Gate',
  arena: arenaLabel('creative_writing'),
  author: 'Mara Ellwood',
  average: 4.8,
  paragraphs: [
    'The gate of the arena stood open and nobody had come to close it, so Mara walked in with her ink and the evening behind her. Sand keeps no secrets, her teacher used to say; it only keeps them in order.',
    'She knelt where the light fell, and wrote the first word large enough for the highest seat to read.',
  ],
};
