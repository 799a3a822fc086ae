import { numberText } from '~/platform/text/format';
import { arenaLabel } from '~/site/arenas';

/** Texts of recordings. */
export const recordingTexts = {
  record: 'Record how I write',
  recordHintAlone: 'From now on. Only you can watch it, under “Your recordings” in Creative Writing, once you have submitted this.',
  yours: 'Your recordings',
  remove: 'Delete',
  creativeWriting: arenaLabel('creative_writing'),
  replay: 'Replay',
  time: 'Time',
  earlier: 'Earlier',
  pause: 'Pause',
  play: 'Play',
  later: 'Later',
  speed: 'Speed',
  timesAsFast: (speed: number) => `${numberText(speed)}×`,
  writtenAt: (time: string, of: string) => `${time} of ${of}`,
  empty: 'Nothing has been written yet.',
  pasted: (characters: number) => `Pasted: ${numberText(characters)} characters`,
  beingWritten: (title: string) => `${title}, being written`,
  notFound: 'Not found',
  theStory: 'The story',
  introForWriter: 'How you wrote it, including everything you deleted.',
  introForReaders: 'How it was written. Long pauses are shortened.',
  published: 'You published this recording, so everyone can watch it.',
  takeBack: 'Take it back',
  publishOffer: 'You can let readers watch it too.',
  watchFirst: 'Only you can see it. Watch it to the end to publish it.',
  leaveOutDeleted: 'Leave out deleted passages',
  leaveOutDeletedHint: 'Readers see only what made it into the final text.',
  publish: 'Publish the recording',
} as const;
