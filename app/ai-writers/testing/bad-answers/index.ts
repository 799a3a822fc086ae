import { aboutItself } from './about-itself';
import { aboutTask } from './about-task';
import { anotherTelling } from './another-telling';
import type { BadAnswers } from './bad-answer';
import { contacts } from './contacts';
import { crude } from './crude';
import { garbage } from './garbage';
import { otherLanguage } from './other-language';
import { retelling } from './retelling';
import { speakerLabels } from './speaker-labels';
import { wrongPeople } from './wrong-people';

/** Answers that must not reach a story, or not whole. */
export const badAnswers: readonly BadAnswers[] = [
  otherLanguage,
  crude,
  aboutItself,
  aboutTask,
  speakerLabels,
  contacts,
  garbage,
  retelling,
  anotherTelling,
  wrongPeople,
];
