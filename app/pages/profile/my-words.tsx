import { useEffect, useRef } from 'react';
import { Form, href, useNavigation } from 'react-router';
import type { MyWord } from '~/arenas/word-games/my-words/my-words.server';
import { myWordsTexts as texts } from '~/arenas/word-games/my-words/texts';
import { Button } from '~/ui/actions/button';
import { ButtonLink } from '~/ui/actions/button-link';
import { EmptyState } from '~/ui/states/empty-state';
import { Notice } from '~/ui/states/notice';
import type { OwnWordReply } from './own-word-action.server';
import { profileTabAddress } from './profile-tabs';

export interface MyWordsProps {
  words: readonly MyWord[];
  reply: OwnWordReply | undefined;
}

/** The words that a player has kept at the end of word games, the newest first. */
export function MyWords({ words, reply }: MyWordsProps) {
  const status = useRef<HTMLParagraphElement>(null);
  const idle = useNavigation().state === 'idle';
  const removed = reply?.result?.word;
  // The pressed button is gone with its word.
  useEffect(() => {
    if (removed !== undefined && idle) status.current?.focus();
  }, [removed, idle]);
  const failed =
    reply && !reply.result
      ? Object.values(reply.form.error ?? {})
          .flat()
          .join(' ')
      : undefined;
  return (
    <section aria-labelledby="my-words">
      <h2 id="my-words" className="sr-only">
        {texts.title}
      </h2>
      {failed && <Notice tone="error">{failed}</Notice>}
      <p ref={status} tabIndex={-1} role="status" className="text-muted outline-none not-empty:mb-4">
        {removed !== undefined && texts.removed(removed)}
      </p>
      {words.length === 0 ? (
        <EmptyState missing="word" title={texts.none} action={<ButtonLink to={href('/word-games')}>Play Word Games</ButtonLink>} />
      ) : (
        <>
          <p className="mb-5 text-muted">{texts.intro}</p>
          <ul className="divide-y divide-line border-y border-line">
            {words.map((word) => (
              <Word key={word.word} {...word} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function Word({ word, part, definition }: MyWord) {
  return (
    <li className="flex items-center justify-between gap-3 py-1.5">
      <p className="min-w-0 py-1 wrap-anywhere">
        <strong className="font-semibold">{word}</strong> <span className="text-sm text-muted italic">{part}</span>
        <span className="block text-muted">{definition}</span>
      </p>
      <Form method="post" action={profileTabAddress('words')} preventScrollReset>
        <input type="hidden" name="word" value={word} />
        <Button type="submit" name="intent" value="forget-word" variant="quiet" size="sm" className="min-h-11">
          Remove<span className="sr-only"> {word}</span>
        </Button>
      </Form>
    </li>
  );
}
