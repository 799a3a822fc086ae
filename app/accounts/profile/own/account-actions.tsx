import { useEffect } from 'react';
import { Form, href, useNavigation } from 'react-router';
import { Button } from '~/ui/actions/button';
import { Card } from '~/ui/layout/card';
import { useToast } from '~/ui/toasts/use-toast';
import { useBusyFor } from '../../screen/use-busy-for';
import { toasts } from '../../texts';
import { settingsTexts } from './texts';

const SLOW_MS = 8_000;

/** Actions on the account as a whole. */
export function AccountActions() {
  const busy = useNavigation().formAction === href('/signout');
  const slow = useBusyFor(busy, SLOW_MS);
  const toast = useToast();
  useEffect(() => {
    if (slow) toast(toasts.tooSlow);
  }, [slow, toast]);
  return (
    <Card as="section">
      <h2 className="display mb-2 text-2xl">{settingsTexts.account}</h2>
      <p className="mb-5 text-muted">{settingsTexts.logoutText}</p>
      <Form method="post" action={href('/signout')}>
        <Button type="submit" variant="outline" pending={busy} pendingText={settingsTexts.loggingOut}>
          {settingsTexts.logout}
        </Button>
      </Form>
    </Card>
  );
}
