import { composeMail, type MailContent } from '~/platform/mail/mail-layout';

interface ComplaintMail {
  /** Such as 'the story “The Ninth Gate”'. */
  text: string;
  /** Where it stands on the site. */
  address: string;
  number: string;
  siteUrl: URL;
}

/** The receipt of a complaint, or what the operator gets of it. Neither repeats what was typed: the address may be a stranger's. */
export function complaintMail({ text, address, number, siteUrl }: ComplaintMail, kind: 'receipt' | 'case'): MailContent {
  const subject = kind === 'receipt' ? 'We have your complaint' : 'A complaint of a copied text';
  return composeMail({
    subject,
    preheader: 'A person looks at it, and answers within seven days.',
    heading: subject,
    parts: [
      { kind: 'text', text: `It is about ${text} at Quillarena. A person looks at it, and answers within seven days.` },
      { kind: 'facts', rows: [['Reference', number]] },
      kind === 'receipt'
        ? { kind: 'link', label: 'See what it is about', url: new URL(address, siteUrl).href }
        : { kind: 'link', label: 'Open the queue', url: new URL('/moderation', siteUrl).href },
    ],
    closing:
      kind === 'receipt'
        ? 'You get this mail because someone gave this address with a complaint. If that was not you, you can ignore it.'
        : 'You get this mail because you run this site.',
    siteUrl,
  });
}

/** Asks people without an account to show that the address is theirs; like the receipt it repeats nothing that was typed. */
export function confirmComplaintMail({ text, number, url, siteUrl }: Omit<ComplaintMail, 'address'> & { url: string }): MailContent {
  return composeMail({
    subject: 'Please confirm your complaint',
    preheader: 'It counts once you have opened the link.',
    heading: 'Please confirm your complaint',
    parts: [
      { kind: 'text', text: `You complained of ${text} at Quillarena. A person answers it once you have confirmed it.` },
      { kind: 'facts', rows: [['Reference', number]] },
      { kind: 'link', label: 'Confirm the complaint', url },
    ],
    closing:
      'You get this mail because someone gave this address with a complaint. If that was not you, please ignore it: nothing happens.',
    siteUrl,
  });
}

interface AnswerMail {
  text: string;
  number: string;
  answer: { name: string; reach: string; words: string; toCourt: boolean };
  siteUrl: URL;
}

/** Hands the answer to a complaint to the person who complained, as the law asks. */
export function answerMail({ text, number, answer, siteUrl }: AnswerMail): MailContent {
  return composeMail({
    subject: 'An answer to your complaint',
    preheader: 'The text comes back in fourteen days unless you go to court.',
    heading: 'An answer to your complaint',
    parts: [
      { kind: 'text', text: `You complained of ${text} at Quillarena. The person who published it has answered:` },
      { kind: 'text', text: answer.words },
      {
        kind: 'facts',
        rows: [
          ['Name', answer.name],
          ['To be reached', answer.reach],
          ['Accepts the court of their district', answer.toCourt ? 'Yes' : 'Not said'],
          ['Reference', number],
        ],
      },
      {
        kind: 'text',
        text: 'Unless you show us within fourteen days that you have gone to court, or the answer plainly cannot be right, the text comes back. Write to us at the address on the page below, with the reference.',
      },
      { kind: 'link', label: 'How to reach us', url: new URL('/law/copyright', siteUrl).href },
    ],
    closing: 'You get this mail because you complained of a copied text.',
    siteUrl,
  });
}
