import { Check, UserPlus } from 'lucide-react';
import { useEffect } from 'react';
import { useToggleForm } from '~/platform/forms/use-toggle-form';
import { Button } from '~/ui/actions/button';
import { FormError } from '~/ui/states/form-error';
import { useToast } from '~/ui/toasts/use-toast';
import type { PlayerData } from '../player-data.server';
import { playerTexts } from '../texts';
import { followsTexts } from './texts';

export interface FollowButtonProps {
  player: PlayerData;
  error: string | undefined;
}

/** Follows or unfollows a player; shown at once and reverted if it fails. */
export function FollowButton({ player, error }: FollowButtonProps) {
  const { Form, shown, intent, pending, problem } = useToggleForm(player.followed, ['follow', 'unfollow'], playerTexts.followFailed);
  const toast = useToast();
  useEffect(() => {
    if (problem) toast({ title: followsTexts.error, description: problem, tone: 'error' });
  }, [problem, toast]);
  const Icon = shown ? Check : UserPlus;
  return (
    <Form method="post" className="grid gap-2">
      <input type="hidden" name="intent" value={intent} />
      <Button type="submit" variant={shown ? 'outline' : 'gold'} pending={pending}>
        <Icon aria-hidden="true" />
        {shown ? followsTexts.unfollow : followsTexts.follow}
        <span className="sr-only"> {player.name}</span>
      </Button>
      <p role="status" className="text-sm text-muted">
        {shown ? followsTexts.followPlayer : ''}
      </p>
      <FormError>{error}</FormError>
    </Form>
  );
}
