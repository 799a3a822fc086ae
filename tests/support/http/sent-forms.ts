/** Stands for an id of anything. */
export const ID = '00000000-0000-4000-8000-000000000000';
/** A moment to come. */
const AT = '2031-01-01T12:00';
const DAY = '2026-03-01';
const EMAIL = 'somebody@example.test';
const CODE = '123456';

/** Typed text to look for in responses. */
export const TYPED = 'Typed with care';
const PASSWORD = 'Quill-and-Ink-47!';

/** Values of route parameters. */
const params: Readonly<Record<string, string>> = {
  storyId: ID,
  roomId: ID,
  playerId: ID,
  kind: 'story',
  thingId: ID,
  view: 'people',
  draftId: ID,
  chapterId: ID,
  gameId: 'word-chain',
  genreId: 'anime',
  titleId: 'naruto',
  week: '2026-03-02',
  textId: ID,
  workId: ID,
};

const words = { writerId: ID, saveId: ID, title: TYPED, body: TYPED, baseVersion: '1' };
const chapter = { id: ID, title: TYPED, content: TYPED };

/** A valid form for each intent of an action, by the address of its route. */
export const sentForms: Readonly<Record<string, readonly Readonly<Record<string, string>>[]>> = {
  'days-line/:week?': [
    { intent: 'add', day: DAY, text: TYPED },
    { intent: 'pick', pair: ID, sentence: ID },
    { intent: 'deal', day: DAY },
  ],
  'challenge/:week?': [
    { intent: 'enter', week: '2026-03-02', title: TYPED, body: TYPED, rating: 'general' },
    { intent: 'withdraw', week: '2026-03-02' },
    { intent: 'lot' },
    { intent: 'pick', story: ID, said: 'Its last line turns the whole story round.' },
  ],
  duels: [{ intent: 'again' }, { intent: 'deal' }, { intent: 'start', card: 'ferry', clock: 'day' }, { intent: 'withdraw', text: ID }],
  'duels/:textId': [{ intent: 'note', note: ID, answer: 'thank' }, { intent: 'keep', as: 'own' }, { intent: 'rematch' }],
  'duels/read': [
    {
      intent: 'answer',
      reading: ID,
      pick: ID,
      first: ID,
      firstLine: '0',
      firstSaid: TYPED,
      second: ID,
      secondLine: '0',
      secondSaid: TYPED,
    },
    { intent: 'swap', reading: ID, why: 'known' },
  ],
  'duels/write/:textId': [
    { intent: 'record' },
    { intent: 'record-not' },
    { intent: 'save', storyId: ID, ...words },
    { intent: 'finish', storyId: ID, ...words },
  ],
  'duels/write/:textId/history': [{ version: ID }],
  'duels/write/:textId/seal': [
    { intent: 'seal', rating: 'teen', warnings: 'death', ai: 'without', named: 'on' },
    { intent: 'withdraw', text: ID },
  ],
  donate: [{ amount: '25', press: ID }],
  signin: [
    { email: EMAIL, password: PASSWORD },
    { intent: 'passkey', answer: '{}' },
  ],
  signup: [{ name: TYPED, email: EMAIL, password: PASSWORD, invitation: 'abcd-efgh-jkmn' }],
  'verify-email': [
    { intent: 'link', email: EMAIL, code: CODE, password: PASSWORD },
    { intent: 'code', email: EMAIL, code: CODE },
  ],
  'forgot-password': [{ email: EMAIL }, { intent: 'not-me', token: ID }],
  'reset-password': [{ email: EMAIL, code: CODE, password: PASSWORD }],
  'profile/security': [
    { intent: 'new-passkey', name: TYPED, password: PASSWORD },
    { intent: 'add-passkey', name: TYPED, answer: '{}' },
    { intent: 'rename-passkey', passkeyId: ID, name: TYPED },
    { intent: 'remove-passkey', passkeyId: ID, password: PASSWORD },
    { intent: 'begin-codes', password: PASSWORD },
    { intent: 'confirm-codes', code: CODE },
    { intent: 'stop-codes', password: PASSWORD },
    { intent: 'new-recovery-codes', password: PASSWORD },
  ],
  profile: [
    { intent: 'profile', name: TYPED, bio: TYPED },
    { intent: 'password', current: PASSWORD, password: `${PASSWORD}2`, confirm: `${PASSWORD}2` },
    { intent: 'rename', storyId: ID, title: TYPED },
    { intent: 'delete-story', storyId: ID },
    { intent: 'bookmark', storyId: ID },
    { intent: 'later', storyId: ID },
    { intent: 'remove-later', storyId: ID },
    { intent: 'forget-read', storyId: ID },
    { intent: 'clear-history' },
    { intent: 'keep-history' },
    { intent: 'remove-bookmark', storyId: ID },
    { intent: 'forget-word', word: 'lantern' },
    { intent: 'unblock', playerId: ID },
    { intent: 'more-time', on: 'on' },
    { intent: 'share-doings' },
    { intent: 'show-mature', birthYear: '1990' },
    { intent: 'hide-mature' },
    { intent: 'hide-story', storyId: ID },
    { intent: 'keep-filters', scope: 'fandom', fandom: 'naruto', filters: 'from=10000', back: '/stories' },
    { intent: 'forget-filters', scope: 'fandom', fandom: 'naruto', back: '/stories' },
    { intent: 'follow-search', search: 'q=lantern', back: '/stories?q=lantern' },
    { intent: 'unfollow-search', search: 'q=lantern' },
    { intent: 'show-story', storyId: ID },
    {
      ...{
        intent: 'notices',
        delivery: 'rating:mail',
        weeklyMail: 'on',
        quietFrom: '22:00',
        quietTo: '07:00',
        timeZone: 'Europe/Berlin',
        push: 'rating',
        pushWords: 'on',
      },
    },
    { intent: 'add-device', endpoint: 'https://push.example/device', p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
    { intent: 'remove-device', deviceId: ID },
    { intent: 'delete-account', password: PASSWORD, stories: 'keep', confirmation: 'DELETE' },
  ],
  signout: [{}],
  'creative-writing': [
    { intent: 'start', prompt: TYPED, timeZone: 'UTC', parent: ID, beginning: 'own' },
    { intent: 'prompt', seen: TYPED },
    { intent: 'keep', prompt: 'no-such-prompt', body: TYPED },
    { intent: 'take' },
    { intent: 'goal', amount: '300', unit: 'words' },
    { intent: 'delete-recording', storyId: ID },
    { intent: 'save', storyId: ID, ...words },
    { intent: 'finish', storyId: ID, ...words, rating: 'teen', warnings: 'death' },
  ],
  'creative-writing/prompt': [{ seen: TYPED }],
  'creative-writing/:storyId/history': [{ version: ID }],
  'creative-writing/:storyId/revise': [
    { intent: 'save', storyId: ID, ...words },
    { intent: 'finish', storyId: ID, ...words },
    { intent: 'drop' },
  ],
  'story/:storyId/replay': [{ intent: 'publish', leaveOut: 'on' }, { intent: 'take-back' }, { intent: 'watched' }],
  storyweave: [{}],
  'storyweave/new': [
    { intent: 'play' },
    { intent: 'come', table: '2026-03-01T20:00:00.000Z', comes: 'yes' },
    { intent: 'sit', table: '2026-03-01T20:00:00.000Z' },
    { format: 'battle', access: 'private', company: 'ai', rating: 'teen', chosen: 'own', own: TYPED },
  ],
  'storyweave/:roomId': [{}, { intent: 'join' }, { intent: 'again' }, { intent: 'invite', name: TYPED }],
  circles: [{ name: TYPED }],
  'circles/:circleId': [
    { intent: 'answer', evening: ID, answer: 'yes' },
    { intent: 'sit', evening: ID },
    { intent: 'rename', name: TYPED },
    { intent: 'set-time', weekday: '5', clock: '20:00', timeZone: 'UTC' },
    { intent: 'remove', person: ID },
    { intent: 'hand-over', person: ID },
    ...['leave', 'no-time', 'new-link', 'words'].map((intent) => ({ intent })),
  ],
  'circles/join/:invitation': [{ intent: 'join' }],
  'storyweave/slow/:roomId': [
    ...['join', 'leave', 'take', 'pass', 'close', 'let-read', 'let-read-no-more', 'end-now', 'end-not-now', 'follow', 'unfollow'].map(
      (intent) => ({ intent }),
    ),
    { intent: 'hand-in', submitId: ID },
    { intent: 'hand-in-last', submitId: ID },
    { intent: 'remove', person: ID },
    { intent: 'invite', name: TYPED },
  ],
  'storyweave/slow/:roomId/write': [
    { intent: 'record' },
    { intent: 'record-not' },
    { intent: 'save', storyId: ID, ...words },
    { intent: 'finish', storyId: ID, ...words },
  ],
  'word-games/daily/:gameId': [{}],
  'word-games/lost-words': [{}],
  'word-games/puzzles': [{ game: '' }, { intent: 'step', step: '1' }],
  'word-games/challenges': [{ run: ID, key: '' }],
  'word-games/challenges/:challengeId': [{}, { intent: 'close' }, { intent: 'round' }, { intent: 'rematch' }],
  'word-games/rooms/:room?': [
    ...['open', 'next', 'join', 'leave', 'ready', 'unready', 'start', 'rematch'].map((intent) => ({ intent })),
    { intent: 'choose', game1: 'word-chain', game2: '', game3: '' },
  ],
  'word-games/:gameId': [{}, { intent: 'play' }],
  'word-games/:gameId/practice': [{}, { from: 'my-words' }],
  'fan-fiction/genre/:genreId/title/:titleId': [
    { intent: 'publish', ...chapter, rating: 'teen', warnings: 'death' },
    { intent: 'follow' },
    { intent: 'unfollow' },
    { intent: 'mark-read' },
    { intent: 'discard-draft', id: ID },
  ],
  'fan-fiction/story/:storyId': [
    { intent: 'comment', id: ID, chapter: ID, text: TYPED },
    { intent: 'sticker', chapter: ID, sticker: 'loved' },
    { intent: 'unsticker', chapter: ID, sticker: 'loved' },
    { intent: 'add-chapter', ...chapter },
    { intent: 'edit-chapter', ...chapter, base: '1' },
    { intent: 'delete-chapter', id: ID },
    { intent: 'discard-draft', id: ID },
    { intent: 'notes', id: ID, noteBefore: TYPED, noteAfter: TYPED },
    { intent: 'title', title: TYPED },
    { intent: 'comment-rule', rule: 'approved', foldPassages: 'on' },
    { intent: 'progress', progress: 'hiatus' },
    { intent: 'delete' },
  ],
  'fan-fiction/story/:storyId/chapters': [
    { intent: 'move', id: ID, to: '1' },
    { intent: 'publish', id: ID },
    { intent: 'schedule', id: ID, at: '2030-01-01T12:00', timeZone: 'UTC' },
    { intent: 'unschedule', id: ID },
    { intent: 'publish-all' },
  ],
  'fan-fiction/story/:storyId/import': [{ intent: 'publish', id: ID }, { intent: 'discard', id: ID }, { intent: 'publish-all' }],
  'fan-fiction/story/:storyId/split/:chapterId': [{ id: ID, title: TYPED, at: '1', base: '1' }],
  'fan-fiction/beta/:workId?': [
    { intent: 'share', id: ID, name: TYPED, what: 'work', days: '30' },
    { intent: 'link', id: ID, what: 'work', days: '7' },
    { intent: 'take-back', share: ID },
    { intent: 'remove', person: ID },
    { intent: 'join', link: 'abcdefghijklmnopqrstuvwx' },
    { intent: 'leave' },
    { intent: 'note', id: ID, chapter: ID, at: '0', quote: TYPED, text: TYPED },
    { intent: 'answer', id: ID, chapter: ID, answers: ID, text: TYPED },
    { intent: 'propose', id: ID, chapter: ID, at: '0', replaces: TYPED, wording: `${TYPED} again`, text: TYPED },
    { intent: 'take', note: ID },
    { intent: 'resolve', note: ID },
    { intent: 'reopen', note: ID },
    { intent: 'remove-note', note: ID },
  ],
  'fan-fiction/acknowledgements': [
    ...['accept', 'decline'].map((intent) => ({ intent, mention: ID })),
    ...['accept-source', 'decline-source'].map((intent) => ({ intent, source: ID })),
  ],
  'fan-fiction/acknowledgements/:storyId': [
    { intent: 'give', name: TYPED },
    { intent: 'thank', people: ID },
    ...['take-gift-back', 'take-thanks-back'].map((intent) => ({ intent, person: ID })),
    { intent: 'add-source', kind: 'inspired', address: 'https://elsewhere.example/', title: TYPED },
    { intent: 'take-source-off', source: ID },
  ],
  'fan-fiction/co-authors/:storyId': [
    { intent: 'invite', name: TYPED },
    { intent: 'withdraw', person: ID },
    ...['accept', 'decline', 'leave', 'leave-unnamed', 'agree', 'disagree'].map((intent) => ({ intent })),
  ],
  'fan-fiction/comments': [
    { intent: 'approve', id: ID },
    { intent: 'answer', id: ID, answer: ID, text: TYPED },
    { intent: 'refuse', id: ID },
    { intent: 'refuse-block', id: ID },
    { intent: 'approve-all', id: ID },
    { intent: 'approve-chosen', chosen: ID },
    { intent: 'refuse-chosen', chosen: ID },
    { intent: 'block-chosen', chosen: ID },
    { intent: 'unblock-visitor', id: ID },
    { intent: 'held-words', words: TYPED },
    { intent: 'rule', rule: 'known' },
    { intent: 'raise-shield' },
    { intent: 'lower-shield' },
  ],
  'fan-fiction/history/:chapterId': [{ version: ID }],
  'fan-fiction/story/:storyId/reading': [
    { intent: 'read', chapter: ID, from: 'search' },
    { intent: 'turned', chapter: ID },
    { intent: 'like' },
    { intent: 'unlike' },
    { intent: 'stopped', chapter: ID, share: '0.5' },
  ],
  'fan-fiction/story/:storyId/comments': [
    { intent: 'post', id: ID, chapter: ID, text: TYPED },
    { intent: 'edit', id: ID, chapter: ID, text: TYPED },
    { intent: 'remove', id: ID, chapter: ID },
    { intent: 'remove-all', id: ID, chapter: ID },
    { intent: 'remove-block', id: ID, chapter: ID },
    { intent: 'freeze', id: ID, chapter: ID },
    { intent: 'unfreeze', id: ID, chapter: ID },
    { intent: 'sticker', chapter: ID, sticker: 'loved' },
    { intent: 'unsticker', chapter: ID, sticker: 'loved' },
    { intent: 'approve', id: ID, chapter: ID },
  ],
  'story/:storyId/follow': [{ intent: 'follow' }, { intent: 'unfollow' }],
  notifications: [
    { intent: 'read', id: ID },
    { intent: 'read-all', until: '2030-01-01T12:00:00.000Z' },
  ],
  'story/:storyId': [{ intent: 'publish' }, { intent: 'title', title: TYPED }, { intent: 'keep-title' }, { intent: 'delete' }],
  'story/:storyId/content': [
    { intent: 'rate', rating: 'teen', warnings: 'death' },
    { intent: 'show-mature', birthYear: '1990' },
  ],
  'story/:storyId/tags': [
    {
      summary: TYPED,
      progress: 'hiatus',
      plannedChapters: '12',
      language: 'de',
      fandoms: 'Original Work',
      relationships: 'A/B',
      characters: 'A, B',
      freeforms: `Slow Burn, ${TYPED}`,
    },
    { answer: 'yes', tagId: '1', canonicalId: '2' },
  ],
  'profile/works': [{ comments: 'yes' }],
  'story/:storyId/door': [{}],
  'story/:storyId/readers': [
    { intent: 'reach', reach: 'library' },
    { intent: 'orphan', sure: 'yes' },
  ],
  'story/:storyId/rating': [{ value: '4' }, { intent: 'kudos', chapter: '1' }, { intent: 'take-back' }],
  'story/:storyId/finished': [{}],
  'story/:storyId/read': [{ from: 'feed' }],
  'report/:kind/:thingId/copyright': [
    { work: TYPED, passages: TYPED, name: 'Nora', onBehalf: 'Ivo', email: EMAIL, faith: 'on', truth: 'on', signature: 'Nora' },
  ],
  'report/:kind/:thingId': [{ reason: 'spam', details: TYPED, email: EMAIL }],
  'admin/:view?': [
    { intent: 'find', asked: TYPED },
    { intent: 'sign-out', playerId: ID },
    { intent: 'send-recovery', playerId: ID },
    { intent: 'remove-factors', playerId: ID },
    { intent: 'change-address', playerId: ID, email: EMAIL },
    // Not confirmed, so that nobody is gone for the tests that send it.
    { intent: 'erase', playerId: ID, stories: 'keep', confirmation: 'no' },
    { intent: 'unbar', email: EMAIL },
    { intent: 'give-back', donationId: ID },
    { intent: 'set-banner', text: TYPED },
    { intent: 'remove-banner' },
    { intent: 'run-job-again', job: ID },
    { intent: 'drop-job', job: ID },
    { intent: 'decide-word', dispute: '1', verb: 'keep' },
    { intent: 'send-test-mail' },
    { intent: 'sample-parts' },
    // As they are, so that the tests that send them find the site as it was.
    { intent: 'set-sign-ups', signUps: 'open', reason: TYPED },
    {
      intent: 'set-limits',
      importMegabytes: '5',
      roomsPerHour: '12',
      hidingsPerHour: '5',
      duelReadings: '5',
      tableHours: '',
      reason: TYPED,
    },
    { intent: 'set-operator', minimumAge: '16', reason: TYPED },
    { intent: 'make-invitation', note: TYPED, uses: '1', days: '14' },
    { intent: 'close-invitation', invitationId: ID },
  ],
  'moderation/:view?': [
    { intent: 'decide', caseId: ID, measure: 'suspend', days: '7', rating: 'teen', warnings: 'death', rule: 'law', reason: TYPED },
    { intent: 'decide-alike', caseIds: ID, measure: 'suspend', days: '7', rule: 'law', reason: TYPED },
    { intent: 'undo', decisionIds: ID },
    { intent: 'note', caseId: ID, words: TYPED },
    { intent: 'find-people', asked: TYPED },
    { intent: 'object', decisionId: ID, objection: TYPED },
    { intent: 'answer-complaint', decisionId: ID, words: TYPED, name: 'Nora', reach: 'Berlin', truth: 'on', toCourt: 'on' },
    { intent: 'take', caseId: ID },
    { intent: 'give-back', caseId: ID },
    { intent: 'name-moderator', name: TYPED },
    { intent: 'name-wrangler', name: TYPED },
    { intent: 'remove-role', playerId: ID },
    { intent: 'take-duty', playerId: ID, until: '22:00' },
    { intent: 'end-duty', endsAt: '1320' },
    { intent: 'name-handler', playerId: ID },
    { intent: 'remove-handler', playerId: ID },
  ],
  tags: [
    { intent: 'canonical', tagIds: '1', parents: TYPED },
    { intent: 'merge', tagIds: '1', into: TYPED },
    { intent: 'parents', tagIds: '1', parents: TYPED },
    { intent: 'settle', tagIds: '1' },
    { intent: 'undo', changeId: '1' },
  ],
  'lists/:collectionId?': [
    { intent: 'make', title: TYPED },
    { intent: 'change', title: TYPED, summary: TYPED, notes: TYPED, isPublic: 'on', fandom: 'naruto' },
    { intent: 'say', story: ID, note: TYPED, tags: TYPED },
    { intent: 'put', story: ID, from: 'story' },
    { intent: 'take-out', story: ID },
    { intent: 'move', story: ID, to: '2' },
    ...['delete', 'follow', 'unfollow'].map((intent) => ({ intent })),
  ],
  'series/:collectionId?': [
    { intent: 'make', title: TYPED },
    { intent: 'change', title: TYPED, summary: TYPED, notes: TYPED, complete: 'on' },
    { intent: 'say', story: ID, note: TYPED, tags: TYPED },
    { intent: 'put', story: ID, from: 'story' },
    { intent: 'take-out', story: ID },
    { intent: 'move', story: ID, to: '2' },
    ...['delete', 'follow', 'unfollow'].map((intent) => ({ intent })),
  ],
  collections: [{ intent: 'make', title: TYPED, slug: TYPED, moderated: 'on', proposals: 'on', closesAt: AT, worksAt: AT, authorsAt: AT }],
  'collections/:address': [
    {
      intent: 'change',
      title: TYPED,
      slug: TYPED,
      summary: TYPED,
      notes: TYPED,
      moderated: 'on',
      proposals: 'on',
      closesAt: AT,
      worksAt: AT,
      authorsAt: AT,
    },
    { intent: 'add', story: ID, prompt: ID },
    ...['withdraw', 'let-in', 'decline'].map((intent) => ({ intent, story: ID })),
    { intent: 'invite', name: TYPED },
    { intent: 'remove-maintainer', person: ID },
    ...['delete', 'follow', 'unfollow', 'accept', 'decline-invitation', 'leave'].map((intent) => ({ intent })),
  ],
  'collections/:address/prompts': [
    { intent: 'write', body: TYPED, fandoms: TYPED, mature: 'on', several: 'on', dueAt: AT },
    { intent: 'change', prompt: ID, body: TYPED, fandoms: TYPED, mature: 'on', several: 'on', dueAt: AT },
    ...['claim', 'give-back', 'accept', 'remove'].map((intent) => ({ intent, prompt: ID })),
    { intent: 'end-claim', prompt: ID, person: ID },
  ],
  'tags/:tagId': [{ intent: 'follow' }, { intent: 'unfollow' }, { intent: 'hide' }, { intent: 'show' }],
  'players/:playerId': [{ intent: 'follow' }, { intent: 'unfollow' }, { intent: 'mute' }, { intent: 'block' }, { intent: 'unblock' }],
};

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
