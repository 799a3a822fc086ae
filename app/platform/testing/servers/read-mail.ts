import { type Attachment, simpleParser } from 'mailparser';
import { createTransport } from 'nodemailer';
import type { MailContent } from '../../mail/mail-layout';

/** A mail as its recipient reads it. */
export interface ReadMail {
  subject: string;
  /** Names of the header lines. */
  headers: string[];
  /** The plain part. */
  text: string;
  html: string;
  /** Visible text of the HTML part. */
  words: string;
  /** Targets of its links. */
  links: string[];
  attachments: Attachment[];
}

/** Renders a mail for sending and parses the result. */
export async function readMail(mail: MailContent): Promise<ReadMail> {
  const composer = createTransport({ streamTransport: true, buffer: true });
  const { message } = await composer.sendMail({ from: 'hello@quillarena.test', to: 'mara@example.test', ...mail });
  const parsed = await simpleParser(message as Buffer);
  const html = parsed.html || '';
  return {
    subject: parsed.subject ?? '',
    headers: [...parsed.headers.keys()],
    text: parsed.text ?? '',
    html,
    words: unescaped(html.replace(/<head>[\s\S]*<\/head>/, '').replace(/<[^>]+>/g, ' ')),
    links: [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => unescaped(href)),
    attachments: parsed.attachments,
  };
}

function unescaped(text: string): string {
  return text.replace(/&#(\d+);/g, (_all, code: string) => String.fromCharCode(Number(code)));
}
