import { Form, href } from 'react-router';
import { OwnList } from '~/accounts/profile/own-list';
import { profileTabAddress } from '~/accounts/profile/profile-tabs';
import { Button } from '~/ui/actions/button';
import { ButtonLink } from '~/ui/actions/button-link';
import { EmptyState } from '~/ui/states/empty-state';
import type { MyWord } from './my-words.server';
import type { OwnWordReply } from './my-words-section.server';
import { myWordsTexts as texts } from './texts';

export interface MyWordsProps {
  words: readonly MyWord[];
  reply: OwnWordReply | undefined;
}

/** The words that a player has kept at the end of word games, the newest first. */
export function MyWords({ words, reply }: MyWordsProps) {
  const removed = reply?.result?.word;
  return (
    <OwnList id="my-words" title={texts.title} reply={reply} takenOut={removed} said={removed === undefined ? '' : texts.removed(removed)}>
      {words.length === 0 ? (
        <EmptyState missing="word" title={texts.none} action={<ButtonLink to={href('/word-games')}>{texts.play}</ButtonLink>} />
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
    </OwnList>
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
          {texts.remove}
          <span className="sr-only"> {word}</span>
        </Button>
      </Form>
    </li>
  );
}
