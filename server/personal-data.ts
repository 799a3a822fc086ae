import type { PersonalData } from '../app/accounts/data-export/personal-data';
import { accountsPersonalData } from '../app/accounts/data-export/personal-data.server';
import { writingPersonalData } from '../app/arenas/creative-writing/personal-data.server';
import { fanFictionPersonalData } from '../app/arenas/fan-fiction/personal-data.server';
import { storyWeavePersonalData } from '../app/arenas/story-weave/personal-data.server';
import { wordGamesPersonalData } from '../app/arenas/word-games/personal-data.server';
import { donationPersonalData } from '../app/pages/donation/personal-data.server';
import { playersPersonalData } from '../app/pages/players/personal-data.server';
import { progressPersonalData } from '../app/progress/personal-data.server';
import { storiesPersonalData } from '../app/stories/personal-data.server';

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
