import { href } from 'react-router';
import { ConfirmButton } from '~/ui/actions/confirm-button';
import { TextLink } from '~/ui/actions/text-link';
import type { RoomView } from '../../protocol/room.contract';
import { ratingText, roomTexts } from '../room-texts';
import { waitingTexts } from '../waiting/waiting-texts';
import { menuTexts } from './menu-texts';

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
    setting.isPrivate && waitingTexts.privateRoom,
    setting.moreTime && waitingTexts.moreTime,
    !setting.aiWriters && waitingTexts.peopleOnly,
  ];
  const others = seats.flatMap(({ playerId, name }) => (playerId && playerId !== viewerId ? [{ playerId, name }] : []));
  const removable = opened && setting.isPrivate ? others : [];
  return (
    <section aria-label={menuTexts.aboutRoom} className="flex flex-col items-start gap-2 text-sm text-muted">
      {facts.some(Boolean) && <p>{facts.filter(Boolean).join(' · ')}</p>}
      {removable.map(({ playerId, name }) => (
        <ConfirmButton
          key={playerId}
          size="sm"
          variant="quiet"
          className="-ml-3 max-w-full text-left wrap-anywhere whitespace-normal!"
          question={{ ...menuTexts.removeQuestion, title: menuTexts.removeQuestion.title(name) }}
          onConfirm={() => onRemove(playerId)}
        >
          {menuTexts.removeWriter(name)}
        </ConfirmButton>
      ))}
      {opened && (
        <ConfirmButton size="sm" variant="outline" question={waitingTexts.closeQuestion} onConfirm={onClose}>
          {waitingTexts.closeRoom}
        </ConfirmButton>
      )}
      <TextLink to={href('/storyweave/new')}>{roomTexts.otherRooms}</TextLink>
    </section>
  );
}
