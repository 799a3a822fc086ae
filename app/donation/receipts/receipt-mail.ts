import { composeMail, type MailContent } from '~/platform/mail/mail-layout';
import { dayText } from '~/platform/text/format-dates';
import { moneyText } from '~/platform/text/format-numbers';

interface Receipt {
  /** The donation's id, shown as the receipt's number. */
  id: string;
  amountCents: number;
  /** The player's name; undefined for a guest. */
  name: string | undefined;
  paidAt: Date;
  siteUrl: URL;
}

/** Thanks for a paid donation, with the facts for the donor's records. @see docs/product/mails.md */
export function receiptMail({ id, amountCents, name, paidAt, siteUrl }: Receipt): MailContent {
  const amount = moneyText(amountCents);
  return composeMail({
    subject: `Thank you for your donation of ${amount}`,
    preheader: `Your receipt for ${amount}, received on ${dayText(paidAt)}.`,
    heading: 'Thank you for your donation!',
    parts: [
      {
        kind: 'text',
        text: `${name ? `${name}, what` : 'What'} you gave keeps the lights on, the clocks running and the gates open to everyone who wants to write.`,
      },
      {
        kind: 'facts',
        rows: [
          ['Amount', `${amount} (USD)`],
          ['Received', dayText(paidAt)],
          ['Paid by', 'Card, through Stripe'],
          ['Reference', id],
        ],
      },
      { kind: 'link', label: 'See what donations pay for', url: new URL('/about', siteUrl).href },
    ],
    closing: 'This is the receipt for one voluntary donation. It will not recur, and we do not keep your card.',
    siteUrl,
  });
}
