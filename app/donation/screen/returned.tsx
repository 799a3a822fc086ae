import { href, useLocation } from 'react-router';
import { ButtonLink } from '~/ui/actions/button-link';
import { TextLink } from '~/ui/actions/text-link';
import { Notice } from '~/ui/states/notice';
import { returnTexts, texts, toasts } from '../texts';
import type { DonationReturn } from './donation-return';

/** The outcome of a donation for a returning payer; stays when the toast is gone. */
export function Returned({ outcome }: { outcome: DonationReturn }) {
  const here = useLocation();
  switch (outcome.kind) {
    case 'thanks':
      return (
        <Notice tone="success" title={toasts.thanks.title} actions={<TextLink to={href('/about')}>{texts.whatTheyDo}</TextLink>}>
          {returnTexts.received(outcome.amount)}
        </Notice>
      );
    case 'canceled':
      return (
        <Notice tone="info" title={toasts.canceled.title}>
          {toasts.canceled.description}
        </Notice>
      );
    case 'waiting':
      return (
        <Notice
          tone="info"
          title={returnTexts.waitingTitle}
          actions={
            <ButtonLink variant="outline" size="sm" to={here} replace preventScrollReset>
              {texts.askAgain}
            </ButtonLink>
          }
        >
          {returnTexts.waiting}
        </Notice>
      );
    case 'unpaid':
      return (
        <Notice tone="error" title={returnTexts.unpaidTitle}>
          {returnTexts.unpaid}
        </Notice>
      );
    case 'unknown':
      return (
        <Notice tone="error" title={returnTexts.unknownTitle}>
          {returnTexts.unknown}
        </Notice>
      );
  }
}
