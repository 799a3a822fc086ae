import { href } from 'react-router';
import { ButtonLink } from '~/ui/actions/button-link';
import { Page } from '~/ui/layout/page';
import { EmptyState } from '~/ui/states/empty-state';
import { texts } from '../../texts';

/** In place of a desk whose time is up, or whose text is no longer being written. @param sealing the text that can still be handed in. */
export function DeskClosed({ sealing }: { sealing: string | undefined }) {
  const [to, label] =
    sealing === undefined
      ? [href('/duels'), texts.read.backToDuels]
      : [href('/duels/write/:textId/seal', { textId: sealing }), texts.write.handIn];
  return (
    <Page>
      <EmptyState
        page
        title={sealing === undefined ? texts.desk.notOpen : texts.desk.timeUp}
        action={<ButtonLink to={to}>{label}</ButtonLink>}
      >
        {sealing === undefined ? texts.desk.notOpenHint : texts.desk.timeUpHint}
      </EmptyState>
    </Page>
  );
}
