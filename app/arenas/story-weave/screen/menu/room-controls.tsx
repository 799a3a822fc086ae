import { href } from 'react-router';
import { ConfirmButton } from '~/ui/actions/confirm-button';
import { TextLink } from '~/ui/actions/text-link';
import type { RoomView } from '../../protocol/room.contract';
import { ratingText, screenTexts as texts } from '../screen-texts';

export interface RoomControlsProps {
  view: RoomView;
  onClose(): void;
  onRemove(playerId: string): void;
}

/** What kind of room this is, and what its opener can do with it. */
export function RoomControls({ view, onClose, onRemove }: RoomControlsProps) {
  const { setting, viewerId, seats } = view;
  const opened = viewerId !== null && setting.openerId === viewerId;
  const facts = [
    ratingText(setting.rating),
    setting.isPrivate && texts.privateRoom,
    setting.moreTime && texts.moreTime,
    !setting.aiWriters && texts.peopleOnly,
  ];
  const others = seats.flatMap(({ playerId, name }) => (playerId && playerId !== viewerId ? [{ playerId, name }] : []));
  const removable = opened && setting.isPrivate ? others : [];
  return (
    <section aria-label={texts.aboutRoom} className="flex flex-col items-start gap-2 text-sm text-muted">
      {facts.some(Boolean) && <p>{facts.filter(Boolean).join(' · ')}</p>}
      {removable.map(({ playerId, name }) => (
        <ConfirmButton
          key={playerId}
          size="sm"
          variant="quiet"
          className="-ml-3 max-w-full text-left wrap-anywhere whitespace-normal!"
          question={{ ...texts.removeQuestion, title: texts.removeQuestion.title(name) }}
          onConfirm={() => onRemove(playerId)}
        >
          {texts.removeWriter(name)}
        </ConfirmButton>
      ))}
      {opened && (
        <ConfirmButton size="sm" variant="outline" question={texts.closeQuestion} onConfirm={onClose}>
          {texts.closeRoom}
        </ConfirmButton>
      )}
      <TextLink to={href('/storyweave/new')}>{texts.otherRooms}</TextLink>
    </section>
  );
}
