import { languageAttributes } from '../text/language';
/** A mail's content, without its recipient. */
export interface MailContent {
  subject: string;
  text: string;
  html: string;
}

/** A part of a mail's body. */
export type MailPart =
  | { kind: 'text'; text: string }
  /** A code to type, in large characters. */
  | { kind: 'code'; code: string }
  /** The mail's button; its address is shown too. */
  | { kind: 'link'; label: string; url: string }
  /** Facts by name, one in each row. */
  | { kind: 'facts'; rows: readonly (readonly [name: string, value: string])[] }
  /** Short sentences below each other. */
  | { kind: 'items'; items: readonly MailItem[] };

/** A sentence, and where what it tells of can be seen. */
export interface MailItem {
  text: string;
  url?: string | undefined;
}

export interface MailMessage {
  subject: string;
  /** Preview shown in lists of mails. */
  preheader: string;
  heading: string;
  parts: readonly MailPart[];
  /** Why this mail was sent, and what to do if it was unexpected. */
  closing: string;
  /** How to stop such mails; a link below `closing`. */
  unsubscribe?: { label: string; url: string };
  siteUrl: URL;
}

const SERIF = "Georgia,'Times New Roman',serif";
const SANS = "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const MONO = 'Menlo,Consolas,monospace';
/** Padding after the preheader, so that previews show nothing else. */
const PREVIEW_END = '&#8199;&#847; '.repeat(40);

/** The light theme's colours; the style sheet below has the dark ones for clients that support it. */
const light = {
  ground: '#f6efe0',
  card: '#fffaf0',
  line: '#d9cbae',
  edge: '#8f7f63',
  ink: '#231c13',
  faint: '#63543c',
  gold: '#7d5208',
  onGold: '#fffaf0',
  bronze: '#86501f',
} as const;

const DARK_STYLES = `
    .ground { background-color: #14110d !important; }
    .card { background-color: #1d1914 !important; border-color: #3b3227 !important; }
    .ink { color: #efe6d4 !important; }
    .faint, .faint a { color: #b8aa90 !important; }
    .gold { color: #e0ae4f !important; }
    .slot { border-color: #6f6250 !important; background-color: #14110d !important; }
    .row { border-color: #3b3227 !important; }
    .action { background-color: #e0ae4f !important; }
    .action a { color: #14110d !important; }
    .mark { background-color: #e0ae4f !important; }
    .nib { background-color: #1d1914 !important; }`;

/**
 * Composes a mail in the product's style, as HTML and as plain text with the same content. It loads nothing remote, works
 * without its style sheet, and is readable at 320 px and on a dark background.
 * @see docs/product/mails.md
 */
export function composeMail(message: MailMessage): MailContent {
  return { subject: oneLine(message.subject), text: plainText(message), html: htmlPage(message) };
}

function plainText({ heading, parts, closing, unsubscribe, siteUrl }: MailMessage): string {
  const end = unsubscribe ? [closing, `${unsubscribe.label}:\n${unsubscribe.url}`] : [closing];
  return [heading, ...parts.map(plainPart), ...end, `-- \nQuillarena\n${siteUrl.origin}`].join('\n\n').concat('\n');
}

function plainPart(part: MailPart): string {
  switch (part.kind) {
    case 'text':
      return part.text;
    case 'code':
      return `    ${part.code}`;
    case 'link':
      return `${part.label}:\n${part.url}`;
    case 'facts':
      return part.rows.map(([name, value]) => `${name}: ${value}`).join('\n');
    case 'items':
      return part.items.map(({ text, url }) => (url ? `- ${text}\n  ${url}` : `- ${text}`)).join('\n');
  }
}

function htmlPage({ subject, preheader, heading, parts, closing, unsubscribe, siteUrl }: MailMessage): string {
  return `<!doctype html>
<html ${languageAttributes}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  @media (max-width: 400px) { .pad { padding: 24px 18px !important; } .code { font-size: 26px !important; letter-spacing: 5px !important; } .action a { padding: 13px 16px !important; font-size: 15px !important; } }
  @media (prefers-color-scheme: dark) {${DARK_STYLES}
  }
</style>
</head>
<body class="ground" style="margin:0;padding:0;background-color:${light.ground};-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden;font-size:1px;line-height:1px;color:${light.ground}">${escapeHtml(preheader)}${PREVIEW_END}</div>
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" border="0" style="background-color:${light.ground}"><tr><td align="center" style="padding:24px 10px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:520px">
<tr><td style="padding:0 4px 14px">${brand()}</td></tr>
<tr><td class="card pad" style="padding:32px;background-color:${light.card};border:1px solid ${light.line};border-radius:8px;text-align:left">
<h1 class="ink" style="margin:0 0 14px;color:${light.ink};font:700 25px/1.25 ${SERIF}">${escapeHtml(heading)}</h1>
${parts.map(htmlPart).join('\n')}
<p class="faint row" style="margin:26px 0 0;padding-top:18px;border-top:1px solid ${light.line};color:${light.faint};font:400 14px/1.55 ${SANS}">${escapeHtml(closing)}${unsubscribe ? unsubscribeLink(unsubscribe) : ''}</p>
</td></tr>
<tr><td class="faint" style="padding:16px 4px 0;color:${light.faint};font:400 13px/1.5 ${SANS}">Quillarena &middot; <a href="${escapeHtml(siteUrl.origin)}" style="color:${light.faint}">${escapeHtml(siteUrl.host)}</a></td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

/** The logo, drawn with two table cells, and the name. */
function brand(): string {
  const nib = `<div class="nib" style="width:4px;height:13px;margin:0 auto;border-radius:2px 2px 0 0;background-color:${light.card};font-size:0;line-height:0">&nbsp;</div>`;
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td class="mark" width="20" height="24" valign="bottom" align="center" style="width:20px;height:24px;background-color:${light.gold};border-radius:10px 10px 2px 2px">${nib}</td>
<td class="ink" style="padding-left:10px;color:${light.ink};font:700 17px/24px ${SERIF};letter-spacing:2px">QUILLARENA</td>
</tr></table>`;
}

function htmlPart(part: MailPart): string {
  switch (part.kind) {
    case 'text':
      return `<p class="ink" style="margin:0 0 18px;color:${light.ink};font:400 17px/1.6 ${SERIF}">${escapeHtml(part.text)}</p>`;
    case 'code':
      return `<p class="code gold slot" style="margin:0 0 22px;padding:16px 4px 16px 10px;text-align:center;color:${light.gold};background-color:${light.ground};border:1px solid ${light.edge};border-radius:6px;font:700 32px/1.2 ${MONO};letter-spacing:8px">${escapeHtml(part.code)}</p>`;
    case 'link':
      return linkPart(part.label, part.url);
    case 'facts':
      return factsPart(part.rows);
    case 'items':
      return itemsPart(part.items);
  }
}

function linkPart(label: string, url: string): string {
  const href = escapeHtml(url);
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 14px"><tr><td class="action" style="background-color:${light.gold};border-radius:6px"><a href="${href}" style="display:inline-block;padding:13px 24px;color:${light.onGold};font:600 16px/1.25 ${SANS};text-align:center;text-decoration:none">${escapeHtml(label)}</a></td></tr></table>
<p class="faint" style="margin:0 0 18px;color:${light.faint};font:400 13px/1.5 ${SANS}">Or open this address: <a href="${href}" style="color:${light.faint};word-break:break-all">${href}</a></p>`;
}

function factsPart(rows: readonly (readonly [string, string])[]): string {
  const cell = `padding:10px 0;border-top:1px solid ${light.line};font:400 15px/1.5 ${SANS};vertical-align:top`;
  const htmlRows = rows.map(
    ([name, value]) =>
      `<tr><th scope="row" class="faint row" align="left" style="${cell};padding-right:16px;color:${light.faint};white-space:nowrap">${escapeHtml(name)}</th><td class="ink row" style="${cell};color:${light.ink};word-break:break-word">${escapeHtml(value)}</td></tr>`,
  );
  return `<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 22px;border-collapse:collapse">${htmlRows.join('')}</table>`;
}

function itemsPart(items: readonly MailItem[]): string {
  const row = `padding:10px 0;border-top:1px solid ${light.line};color:${light.ink};font:400 16px/1.5 ${SERIF};word-break:break-word`;
  const said = ({ text, url }: MailItem) =>
    url
      ? `<a href="${escapeHtml(url)}" class="ink" style="color:${light.ink};text-decoration:underline">${escapeHtml(text)}</a>`
      : escapeHtml(text);
  return `<ul style="margin:0 0 22px;padding:0;list-style:none">${items.map((item) => `<li class="ink row" style="${row}">${said(item)}</li>`).join('')}</ul>`;
}

function unsubscribeLink({ label, url }: { label: string; url: string }): string {
  return ` <a href="${escapeHtml(url)}" style="color:${light.faint}">${escapeHtml(label)}</a>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** Reduces a subject to one header line. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
