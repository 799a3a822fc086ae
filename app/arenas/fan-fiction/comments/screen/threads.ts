import type { AnswerPage, FanComment, Thread } from '../comment.contract';

/** Joins two lists of threads, newest first, without duplicates. */
export function joinThreads(above: readonly Thread[], below: readonly Thread[]): Thread[] {
  const there = new Set(above.map(({ id }) => id));
  return [...above, ...below.filter(({ id }) => !there.has(id))];
}

/** The threads with a comment as it is now: a new one comes first, a new answer last in its thread. */
export function withComment(threads: readonly Thread[], comment: FanComment): Thread[] {
  if (comment.answers !== undefined) {
    return threads.map((thread) => (thread.id === comment.answers ? { ...thread, answers: put(thread.answers, comment) } : thread));
  }
  if (!threads.some(({ id }) => id === comment.id)) return [{ id: comment.id, comment, answers: [] }, ...threads];
  return threads.map((thread) => (thread.id === comment.id ? { ...thread, comment } : thread));
}

function put(answers: readonly FanComment[], answer: FanComment): FanComment[] {
  if (!answers.some(({ id }) => id === answer.id)) return [...answers, answer];
  return answers.map((there) => (there.id === answer.id ? answer : there));
}

/** The threads without a comment: a gap stays above answers to it, until the last of them is gone too. */
export function withoutComment(threads: readonly Thread[], commentId: string): Thread[] {
  return threads
    .map((thread) => ({
      ...thread,
      comment: thread.id === commentId ? undefined : thread.comment,
      answers: thread.answers.filter(({ id }) => id !== commentId),
    }))
    .filter(({ comment, answers, earlier }) => comment !== undefined || answers.length > 0 || earlier !== undefined);
}

/** The threads with earlier answers of one of them. */
export function withEarlier(threads: readonly Thread[], threadId: string, { answers, earlier }: AnswerPage): Thread[] {
  return threads.map((thread) => {
    if (thread.id !== threadId) return thread;
    const there = new Set(thread.answers.map(({ id }) => id));
    return { ...thread, answers: [...answers.filter(({ id }) => !there.has(id)), ...thread.answers], earlier };
  });
}

/** A comment or an answer in some threads. */
export function commentIn(threads: readonly Thread[], commentId: string): FanComment | undefined {
  return threads.flatMap(({ comment, answers }) => (comment ? [comment, ...answers] : answers)).find(({ id }) => id === commentId);
}
