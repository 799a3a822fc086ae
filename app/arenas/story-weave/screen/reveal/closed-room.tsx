import { useRef } from 'react';
import { Form, href, useNavigation } from 'react-router';
import { Button } from '~/ui/actions/button';
import { ButtonLink } from '~/ui/actions/button-link';
import { EmptyArch } from '~/ui/art/empty-arch';
import { Card } from '~/ui/layout/card';
import { FormError } from '~/ui/states/form-error';
import type { LiveRoom } from '../../client/room/use-room';
import { useReadFromStart } from '../../client/use-read-from-start';
import type { RoomView } from '../../protocol/room.contract';
import { ownSeat } from '../../protocol/room-view';
import type { Inks } from '../../rules/reveal/writer-inks';
import { RoundTable } from '../battle/decided-round';
import { FoldEnd } from '../fold/fold-end';
import { KeptWordsBox } from '../writing/kept-words-box';
import { writingTexts } from '../writing/writing-texts';
import { MarkedLines } from './marked-lines';
import { pictureWords } from './picture-words';
import { Podium } from './podium';
import { PublishChoice } from './publish-choice';
import { revealTexts } from './reveal-texts';
import { SharePicture } from './share-picture';
import { TitleVote } from './title-vote';

export interface ClosedRoomProps {
  room: LiveRoom;
  inks: Inks;
  /** Whether people who have seen the end come read on here: no story stands above it. */
  readFrom: boolean;
  /** Why the person's last request was refused. */
  refusal: string | undefined;
}

/** What has become of a closed room, in words. */
export function closedText({ storyId, ending, setting: { format, isPrivate } }: RoomView): { title: string; text: string } {
  const { closed } = revealTexts;
  if (!storyId) return { title: closed.emptyTitle, text: closed.emptyText };
  const isUnlisted = ending?.publishing ? !ending.publishing.isListed : isPrivate;
  return format === 'fold'
    ? { title: closed.foldTitle, text: isUnlisted ? closed.foldUnlistedText : closed.foldText }
    : { title: closed.title, text: isUnlisted ? closed.unlistedText : closed.text };
}

/** The end of a room: its story's title, what was liked, how rounds went, and ways on. @see docs/product/story-weave.md */
export function ClosedRoom({ room, inks, readFrom, refusal }: ClosedRoomProps) {
  const { view, box } = room;
  const { storyId, rounds, ending } = view;
  const isFold = view.setting.format === 'fold';
  const { title, text } = closedText(view);
  const heading = useRef<HTMLHeadingElement>(null);
  useReadFromStart(heading, { anywhere: true });
  const picture = pictureWords(view);
  return (
    <Card as="section" aria-labelledby="closed" className="mb-10 flex flex-col gap-7">
      <div>
        <div className="flex items-center gap-5">
          {!storyId && <EmptyArch className="w-24 shrink-0" />}
          <div className="min-w-0">
            <h2 ref={readFrom ? heading : null} id="closed" tabIndex={-1} className="display scroll-mt-6 text-2xl outline-none">
              {title}
            </h2>
            <p className="mt-2 text-muted">{text}</p>
          </div>
        </div>
        {box.words !== '' && <KeptWordsBox title={writingTexts.keptLost} words={box.words} onDiscard={room.discard} />}
      </div>
      <FormError large>{refusal}</FormError>
      {ending && <Podium view={view} inks={inks} />}
      <FoldEnd room={view} inks={inks} />
      {ending && (
        <TitleVote
          heading={revealTexts.titles}
          text={revealTexts.titlesText}
          poll={ending}
          onPropose={(title) => void room.call('proposeTitle', { title })}
          onVote={(place) => void room.call('voteTitle', { place })}
        />
      )}
      {ending?.publishing && (
        <PublishChoice publishing={ending.publishing} onChoose={(publish, named) => void room.call('publish', { publish, named })} />
      )}
      <MarkedLines view={view} inks={inks} />
      <RoundTable rounds={rounds} inks={inks} viewerId={view.viewerId} />
      {ending && storyId && picture && <SharePicture cover={ending.cover} words={picture} storyId={storyId} />}
      <div className="flex flex-wrap gap-3">
        {storyId && !isFold && <ButtonLink to={href('/story/:storyId', { storyId })}>{revealTexts.readStory}</ButtonLink>}
        {ending?.canGoOn && <GoOn roomId={view.roomId} begun={ending.nextRoomId !== null} />}
        {ownSeat(view) && (
          <ButtonLink to={`${href('/circles')}?room=${view.roomId}`} variant="outline">
            {revealTexts.makeCircle}
          </ButtonLink>
        )}
        <ButtonLink to={href('/storyweave')} variant={storyId ? 'outline' : 'gold'}>
          {revealTexts.startNewStory}
        </ButtonLink>
      </div>
    </Card>
  );
}

/** One press to a new room with the same people in the same seats. @param begun whether one of them has opened it. */
function GoOn({ roomId, begun }: { roomId: string; begun: boolean }) {
  const sending = useNavigation().formData?.get('intent') === 'again';
  return (
    <Form method="post" action={href('/storyweave/:roomId', { roomId })}>
      <Button
        type="submit"
        name="intent"
        value="again"
        variant={begun ? 'gold' : 'outline'}
        pending={sending}
        pendingText={revealTexts.opening}
      >
        {begun ? revealTexts.followOn : revealTexts.goOnTogether}
      </Button>
    </Form>
  );
}
