import { accountActions } from './actions/account-actions.ts';
import type { AnswersOf } from './actions/answers.ts';
import { fanFictionActions } from './actions/fan-fiction-actions.ts';
import { readingActions } from './actions/reading-actions.ts';
import { staffActions } from './actions/staff-actions.ts';
import { wordGameActions } from './actions/word-games-actions.ts';
import { writingActions } from './actions/writing-actions.ts';

/** Who may send what: every form and JSON body of every route, by its address and what it is sent for. */
export const answersOf: AnswersOf = {
  ...staffActions,
  ...accountActions,
  ...readingActions,
  ...writingActions,
  ...fanFictionActions,
  ...wordGameActions,
};
