import { href } from 'react-router';
import { ButtonLink } from '~/ui/actions/button-link';
import { Avatar } from '~/ui/people/avatar';
import { Badge } from '~/ui/people/badge';
import { PersonMenu } from '~/ui/people/person-menu';
import { ProgressSeats } from '~/ui/people/progress-seats';
import { RoleBadge } from '~/ui/people/role-badge';
import { FollowButton } from './follows/follow-button';
import type { PlayerData } from './player-data.server';
import { playerTexts } from './texts';

export interface PlayerHeaderProps {
  player: PlayerData;
  /** Why following failed, if it was tried without script. */
  error: string | undefined;
}

/** The player's name, progress and follow button. */
export function PlayerHeader({ player, error }: PlayerHeaderProps) {
  const { name, role, memberSince, level, xp } = player;
  return (
    <header className="grid gap-6">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-5">
        <Avatar name={name} size={96} />
        <div className="min-w-0 flex-[1_1_16rem]">
          <h1 className="display text-4xl wrap-anywhere">{name}</h1>
          <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2 text-muted">
            {role && <RoleBadge role={role} />}
            <Badge tone="gold">{playerTexts.level(level.level)}</Badge>
            <Badge tone="gold">{playerTexts.xp(xp)}</Badge>
            <span>{playerTexts.memberSince(memberSince)}</span>
          </p>
        </div>
        <div className="relative flex flex-wrap items-center gap-x-2">
          <FollowArea player={player} error={error} />
          {!player.own && <AboutPlayer player={player} />}
        </div>
      </div>
      <ProgressSeats value={level.value} max={level.max} label={playerTexts.xpOnTheWay(level.level + 1)} />
      <AboutThemselves player={player} />
      <Facts player={player} />
    </header>
  );
}

/** The same menu as beside everything that they wrote. */
function AboutPlayer({ player: { id, name, mayBlock } }: Pick<PlayerHeaderProps, 'player'>) {
  const report = { to: href('/report/:kind/:thingId', { kind: 'player', thingId: id }), what: playerTexts.thePlayer(name) };
  return <PersonMenu here name={name} player={href('/players/:playerId', { playerId: id })} report={report} signedIn={mayBlock} />;
}

/** What a player says of themselves, folded behind a door. */
function AboutThemselves({ player: { bio, door } }: { player: PlayerData }) {
  const words = bio && <p className="max-w-[42rem] font-prose text-lg whitespace-pre-line wrap-anywhere">{bio}</p>;
  if (!door) return words;
  return (
    <details>
      <summary className="text-muted">{playerTexts.behindDoor[door]}</summary>
      {words}
    </details>
  );
}

function FollowArea({ player, error }: PlayerHeaderProps) {
  if (player.own) {
    return (
      <ButtonLink to={player.ownPen ? href('/profile/pen-names') : href('/profile')} variant="outline">
        {player.ownPen ? playerTexts.changePenName : playerTexts.editMyProfile}
      </ButtonLink>
    );
  }
  if (player.blocked === 'block') return null;
  if (player.mayFollow) return <FollowButton player={player} error={error} />;
  const to = href('/players/:playerId', { playerId: player.id });
  return (
    <ButtonLink to={`${href('/signin')}?${new URLSearchParams({ to })}`} variant="outline">
      {playerTexts.signInToFollow}
    </ButtonLink>
  );
}

function Facts({ player: { followers, followerCount, following, counters } }: { player: PlayerData }) {
  const facts = [
    { label: playerTexts.followers(followerCount), value: followers },
    { label: playerTexts.following, value: following },
    ...counters,
  ];
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-3 border-y border-line py-4">
      {facts.map(({ label, value }) => (
        <div key={label} className="flex items-baseline gap-2">
          <dt className="order-2 text-muted">{label}</dt>
          <dd className="tabular text-xl font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
