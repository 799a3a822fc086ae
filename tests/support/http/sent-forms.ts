import { accountForms } from './sent/account-forms.ts';
import { playForms } from './sent/play-forms.ts';
import { readingForms } from './sent/reading-forms.ts';
import { EMAIL, ID, params, TYPED, words } from './sent/samples.ts';

/** A valid form for each intent of an action, by the address of its route. */
export const sentForms = { ...playForms, ...readingForms, ...accountForms };

/** The same for actions that take JSON. */
export const sentJson: Readonly<Record<string, readonly object[]>> = {
  'creative-writing/:storyId/save': [
    { purpose: 'save', ...words, baseVersion: 1 },
    { purpose: 'finish', ...words, baseVersion: 1 },
    { purpose: 'time-up', ...words, baseVersion: 1 },
    { purpose: 'draft', writerId: ID, saveId: ID, title: TYPED, body: TYPED },
  ],
  'storyweave/slow/:roomId/save': [{ purpose: 'save', ...words, baseVersion: 1 }],
  'creative-writing/:storyId/revision': [{ purpose: 'save', ...words, baseVersion: 1 }],
  'duels/write/:textId/save': [{ purpose: 'save', ...words, baseVersion: 1 }],
  'creative-writing/:storyId/recording': [
    { writerId: ID, pageId: ID, number: 0, steps: [{ ms: 0, at: 0, removed: 0, text: TYPED, pasted: false }] },
  ],
  'word-games/taster': [{ puzzle: 1, answer: 'words' }],
  'fan-fiction/imports/:workId': [
    { kind: 'look', writerId: ID, works: [{ id: ID, sketch: [1] }] },
    {
      ...{ kind: 'work', writerId: ID, batchId: ID, title: TYPED, fandom: TYPED, chapters: 1 },
      origin: { byline: TYPED, series: [{ title: TYPED, part: 1 }] },
    },
    { kind: 'chapters', writerId: ID, from: 1, chapters: [{ title: TYPED, body: TYPED }] },
  ],
  'fan-fiction/drafts/:draftId': [
    { ...words, baseVersion: 0, place: { kind: 'story', fandomId: 'naruto' } },
    { ...words, baseVersion: 1, place: { kind: 'chapter', storyId: ID } },
    { ...words, baseVersion: 1, place: { kind: 'edit', storyId: ID, base: 1 } },
  ],
};

interface SentWithoutDatabase {
  why: string;
  form?: Readonly<Record<string, string>>;
  json?: object;
}

/** What some actions are sent and answer without the database, by the address of their routes. */
const withoutDatabase: Readonly<Record<string, readonly SentWithoutDatabase[]>> = {
  signin: ['code', 'recovery-code', 'start-over'].map((intent) => ({
    why: 'goes on from a right password, and asks nobody where there was none',
    form: { intent },
  })),
  'verify-email': [{ why: 'asks for the sign-up of this browser before anything else', form: { intent: 'resend', email: EMAIL } }],
  'notifications/unsubscribe': [{ why: 'asks for a token of the site before anything else', form: {} }],
  'report/confirm': [{ why: 'asks for a token of the site before anything else', form: {} }],
  'word-games/practice': [{ why: 'a practice is sealed in its page, and nothing of it is stored', json: { token: '', move: {} } }],
  'word-games/lost-words/moves': [{ why: 'asks for a player before anything else', json: { token: '', move: {} } }],
  'word-games/puzzles/:puzzleId/moves': [{ why: 'asks for a player before anything else', json: { number: 1, move: { type: 'skip' } } }],
  'word-games/my-words': [{ why: 'asks for a player before anything else', json: { word: 'lantern', kept: true } }],
  'word-games/runs/:runId/summary': [{ why: 'asks for the key of the run before anything else', json: { key: '' } }],
  'word-games/runs/:runId/disputes': [
    { why: 'asks for the key of the run before anything else', json: { key: '', part: { type: 'move', number: 1 } } },
  ],
};

/** Something that an action of the site is sent, by the name that it has in the tables of the tests. */
export interface SentAction {
  name: string;
  /** The address of its route. */
  path: string;
  form?: Readonly<Record<string, string>>;
  json?: object;
}

/** Everything that can be sent to the site. */
export const actions: readonly SentAction[] = [
  ...Object.entries(sentForms).flatMap(([path, forms]) => forms.map((form) => ({ path, form }))),
  ...Object.entries(sentJson).flatMap(([path, bodies]) => bodies.map((json) => ({ path, json }))),
  ...Object.entries(withoutDatabase).flatMap(([path, sent]) => sent.map(({ form, json }) => ({ path, form, json }))),
].map((sent) => ({ ...sent, name: [sent.path, purposeOf(sent)].join(' ').trim() }));

/** What a body is sent for, where it says so. */
function purposeOf({ form, json }: { form?: Readonly<Record<string, string>>; json?: object }): string | undefined {
  if (form) return form.intent ?? form.from;
  const { purpose, place, kind } = json as { purpose?: string; place?: { kind: string }; kind?: string };
  return purpose ?? place?.kind ?? kind;
}

/** A route's address with its parameters filled in. */
export function addressOf(path: string): string {
  return `/${path.replace(/:(\w+)/g, (_whole, name: string) => params[name] ?? ID)}`;
}
