import type { PersonalData } from '../app/accounts/personal-data';
import { accountsPersonalData } from '../app/accounts/personal-data.server';
import { writingPersonalData } from '../app/creative-writing/personal-data.server';
import { donationPersonalData } from '../app/donation/personal-data.server';
import { fanFictionPersonalData } from '../app/fan-fiction/personal-data.server';
import { playersPersonalData } from '../app/players/personal-data.server';
import { progressPersonalData } from '../app/progress/personal-data.server';
import { storiesPersonalData } from '../app/stories/personal-data.server';
import { storyWeavePersonalData } from '../app/story-weave/personal-data.server';
import { wordGamesPersonalData } from '../app/word-games/personal-data.server';

/** What every feature holds of persons: for the download of one's data and for leaving. */
export const personalData: readonly PersonalData[] = [
  accountsPersonalData,
  progressPersonalData,
  storiesPersonalData,
  writingPersonalData,
  fanFictionPersonalData,
  wordGamesPersonalData,
  storyWeavePersonalData,
  playersPersonalData,
  donationPersonalData,
];
