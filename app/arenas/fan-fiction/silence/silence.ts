import { DAY_MS } from '~/platform/clock/durations';
import { progressNames, storyProgress } from '~/stories/facts/story-facts';

/** After how many days without a change the author of a story in progress is asked how far it is. */
export const SILENT_DAYS = 180;
export const SILENT_MS = SILENT_DAYS * DAY_MS;

/** What an author can answer, in the order of the buttons: what is most likely comes first. */
export const answers = progressNames.toSorted((one, other) => Number(other === 'hiatus') - Number(one === 'hiatus'));

/** Texts of the question. */
export const silenceTexts = {
  title: `Nothing new for ${SILENT_DAYS} days`,
  text: 'Readers see this story as in progress. If it is on hiatus or complete, say so here. You are asked once, until you add a chapter.',
  answers: storyProgress,
  saved: { title: 'Progress Saved', text: 'Readers can see it now.' },
} as const;
