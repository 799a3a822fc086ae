import { href } from 'react-router';
import { wranglingAddress } from '~/tags/rules/wrangling-address';
import { TextLink } from '~/ui/actions/text-link';
import { Avatar } from '~/ui/people/avatar';
import { Badge } from '~/ui/people/badge';
import { FactLine } from '~/ui/text/fact-line';
import type { ProfileHeaderData } from './profile-header.server';
import { profileTexts } from './texts';

interface ProfileHeaderProps extends ProfileHeaderData {
  name: string;
  memberSince: number;
}

/** Who a player is, what they have reached, and the pages that are open to them. */
export function ProfileHeader({
  id,
  name,
  memberSince,
  links,
  moderates,
  wrangles,
  runsSite,
  xp,
  level,
  storiesPublished,
}: ProfileHeaderProps) {
  return (
    <header className="flex flex-wrap items-center gap-x-6 gap-y-4">
      <Avatar name={name} size={72} />
      <div className="min-w-0 flex-[1_1_14rem]">
        <h1 className="display text-3xl wrap-anywhere">{name}</h1>
        <FactLine className="mt-1 text-muted">
          {profileTexts.memberSince(memberSince)}
          <TextLink to={href('/players/:playerId', { playerId: id })}>{profileTexts.publicPage}</TextLink>
          <TextLink to={href('/profile/pen-names')}>{profileTexts.penNames}</TextLink>
          {links.map(({ to, label }) => (
            <TextLink key={to} to={to}>
              {label}
            </TextLink>
          ))}
          {moderates && <TextLink to={href('/moderation/:view?')}>{profileTexts.moderation}</TextLink>}
          {wrangles && <TextLink to={wranglingAddress('queue')}>{profileTexts.wrangling}</TextLink>}
          {runsSite && <TextLink to={href('/admin/:view?')}>{profileTexts.administration}</TextLink>}
        </FactLine>
      </div>
      <p className="flex flex-wrap gap-2">
        <Badge tone="gold">{profileTexts.xp(xp)}</Badge>
        <Badge>{profileTexts.level(level)}</Badge>
        <Badge>{profileTexts.stories(storiesPublished)}</Badge>
      </p>
    </header>
  );
}
