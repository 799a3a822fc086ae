import { Form, href } from 'react-router';
import { OwnList } from '~/accounts/profile/own-list';
import { profileTabAddress } from '~/accounts/profile/profile-tabs';
import { Button } from '~/ui/actions/button';
import { ButtonLink } from '~/ui/actions/button-link';
import { TextLink } from '~/ui/actions/text-link';
import { EmptyState } from '~/ui/states/empty-state';
import type { BlockedPlayer } from '../blocks.server';
import type { BlockedReply } from './blocked-section.server';
import { blockedTexts as texts } from './texts';

interface BlockedPlayersProps {
  players: readonly BlockedPlayer[];
  next: string | undefined;
  reply: BlockedReply | undefined;
}

/** The players whom a person mutes or blocks, newest first. */
export function BlockedPlayers({ players, next, reply }: BlockedPlayersProps) {
  return (
    <OwnList id="blocked" title={texts.title} reply={reply} takenOut={reply?.result?.done} said={texts.undone}>
      {players.length === 0 ? (
        <EmptyState missing="seats" title={texts.none}>
          {texts.howTo}
        </EmptyState>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {players.map((player) => (
            <Blocked key={player.id} {...player} />
          ))}
        </ul>
      )}
      {next && (
        <ButtonLink to={profileTabAddress('blocked', next)} variant="outline" className="mt-5">
          {texts.older}
        </ButtonLink>
      )}
    </OwnList>
  );
}

function Blocked({ id, name, kind }: BlockedPlayer) {
  return (
    <li className="flex items-center justify-between gap-3 py-1.5">
      <p className="min-w-0 py-1 wrap-anywhere">
        <TextLink to={href('/players/:playerId', { playerId: id })}>{name}</TextLink>{' '}
        <span className="text-sm text-muted">{kind === 'mute' ? texts.muted : texts.blocked}</span>
      </p>
      <Form method="post" action={profileTabAddress('blocked')} preventScrollReset>
        <input type="hidden" name="playerId" value={id} />
        <Button type="submit" name="intent" value="unblock" variant="quiet" size="sm" className="min-h-11">
          {kind === 'mute' ? texts.unmute : texts.unblock}
          <span className="sr-only"> {name}</span>
        </Button>
      </Form>
    </li>
  );
}
