import { href } from 'react-router';
import { ButtonLink } from '~/ui/actions/button-link';
import { Card } from '~/ui/layout/card';
import type { RoomView } from '../protocol/room.contract';
import type { Inks } from '../rules/writer-inks';
import { RoundTable } from './battle/decided-round';
import { screenTexts } from './screen-texts';
import { KeptWordsBox } from './writing/kept-words-box';

export interface ClosedRoomProps {
  view: RoomView;
  inks: Inks;
  /** The viewer's words that are not in the story. */
  words: string;
  onDiscard(): void;
}

/** The end of a room: a link to its story. */
export function ClosedRoom({ view, inks, words, onDiscard }: ClosedRoomProps) {
  const { storyId, rounds } = view;
  const { title, text, emptyTitle, emptyText } = screenTexts.closed;
  return (
    <Card as="section" aria-labelledby="closed" className="mb-10">
      <h2 id="closed" className="display text-2xl">
        {storyId ? title : emptyTitle}
      </h2>
      <p className="mt-2 text-muted">{storyId ? text : emptyText}</p>
      {words !== '' && <KeptWordsBox title={screenTexts.keptLost} words={words} onDiscard={onDiscard} />}
      <RoundTable rounds={rounds} inks={inks} />
      <p className="mt-5 flex flex-wrap gap-3">
        {storyId && <ButtonLink to={href('/story/:storyId', { storyId })}>Read the Story</ButtonLink>}
        <ButtonLink to={href('/storyweave')} variant={storyId ? 'outline' : 'gold'}>
          Start a New Story
        </ButtonLink>
      </p>
    </Card>
  );
}
