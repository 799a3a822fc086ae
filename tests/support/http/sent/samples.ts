/** Stands for an id of anything. */
export const ID = '00000000-0000-4000-8000-000000000000';
/** A moment to come. */
export const AT = '2031-01-01T12:00';
export const DAY = '2026-03-01';
export const EMAIL = 'somebody@example.test';
export const CODE = '123456';

/** Typed text to look for in responses. */
export const TYPED = 'Typed with care';
export const PASSWORD = 'Quill-and-Ink-47!';

/** Values of route parameters. */
export const params: Readonly<Record<string, string>> = {
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
  fandomId: 'naruto',
  week: '2026-03-02',
  textId: ID,
  workId: ID,
};

export const words = { writerId: ID, saveId: ID, title: TYPED, body: TYPED, baseVersion: '1' };
export const chapter = { id: ID, title: TYPED, content: TYPED };

/** Valid forms by the address of their route: one for each intent of its action. */
export type FormsByRoute = Readonly<Record<string, readonly Readonly<Record<string, string>>[]>>;
