import { Check, UserPlus } from 'lucide-react';
import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { Button } from '~/ui/actions/button';
import { useToast } from '~/ui/toasts/use-toast';
import type { playerAction } from '../player-action.server';
import type { PlayerData } from '../player-data.server';
import { playerTexts } from '../texts';

export interface FollowButtonProps {
  player: PlayerData;
  error: string | undefined;
}

/** Follows or unfollows a player; shown at once and reverted if it fails. */
export function FollowButton({ player, error }: FollowButtonProps) {
  const fetcher = useFetcher<typeof playerAction>();
  const toast = useToast();
  const asked = fetcher.formData?.get('intent');
  const followed = asked ? asked === 'follow' : player.followed;
  const failure =
    fetcher.state === 'idle' && fetcher.data && !fetcher.data.result
      ? (fetcher.data.form.error?.['']?.[0] ?? playerTexts.followFailed)
      : undefined;
  useEffect(() => {
    if (failure) toast({ title: 'Error', description: failure, tone: 'error' });
  }, [failure, toast]);
  const Icon = followed ? Check : UserPlus;
  return (
    <fetcher.Form method="post" className="grid gap-2">
      <input type="hidden" name="intent" value={followed ? 'unfollow' : 'follow'} />
      <Button type="submit" variant={followed ? 'outline' : 'gold'} pending={fetcher.state !== 'idle'}>
        <Icon aria-hidden="true" />
        {followed ? 'Unfollow' : 'Follow'}
        <span className="sr-only"> {player.name}</span>
      </Button>
      <p role="status" className="text-sm text-muted">
        {followed ? 'You follow this player.' : ''}
      </p>
      {error && (
        <p role="alert" className="text-sm font-medium text-vermilion">
          {error}
        </p>
      )}
    </fetcher.Form>
  );
}
