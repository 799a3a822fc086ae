/** A mail's content, without its recipient. */
export interface MailContent {
  subject: string;
  text: string;
  html: string;
}

interface CodeMail {
  code: string;
  email: string;
  siteUrl: URL;
}

/** The code and link that prove a new account's address. */
export function verificationMail({ code, email, siteUrl }: CodeMail): MailContent {
  const link = new URL('/verify-email', siteUrl);
  link.search = new URLSearchParams({ token: code, type: 'signup', email }).toString();
  return codeMail({
    subject: `${code} is your Quillarena verification code`,
    heading: 'Verify your email',
    lead: 'Enter this code to open the gate of the arena. It is valid for 10 minutes.',
    code,
    link: link.href,
    linkText: 'Verify my email',
    closing: 'If you did not sign up at Quillarena, you can ignore this mail: nothing will happen.',
  });
}

/** The code and link that let somebody choose a new password. */
export function recoveryMail({ code, email, siteUrl }: CodeMail): MailContent {
  const link = new URL('/reset-password', siteUrl);
  link.search = new URLSearchParams({ token: code, email }).toString();
  return codeMail({
    subject: `${code} is your Quillarena password code`,
    heading: 'Choose a new password',
    lead: 'Enter this code to choose a new password. It is valid for 10 minutes.',
    code,
    link: link.href,
    linkText: 'Choose a new password',
    closing: 'If you did not ask for this, you can ignore this mail: your password stays as it is.',
  });
}

interface CodeMailParts {
  subject: string;
  heading: string;
  lead: string;
  code: string;
  link: string;
  linkText: string;
  closing: string;
}

function codeMail({ subject, heading, lead, code, link, linkText, closing }: CodeMailParts): MailContent {
  const text = [heading, '', lead, '', `    ${code}`, '', `Or open this address:`, link, '', closing, '', 'Quillarena'].join('\n');
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>
  @media (prefers-color-scheme: dark) {
    .ground { background: #14110d !important; }
    .card { background: #1d1914 !important; border-color: #3b3227 !important; }
    .ink { color: #efe6d4 !important; }
    .faint { color: #b8aa90 !important; }
    .code { color: #e0ae4f !important; border-color: #6f6250 !important; }
    .action { background: #e0ae4f !important; color: #14110d !important; }
  }
</style>
</head>
<body class="ground" style="margin:0;padding:24px 12px;background:#f6efe0">
<table role="presentation" class="card" align="center" width="100%" style="max-width:480px;background:#fffaf0;border:1px solid #d9cbae;border-radius:8px">
<tr><td style="padding:28px 24px;font-family:Georgia,'Times New Roman',serif;line-height:1.6;font-size:16px">
<p class="faint" style="margin:0 0 18px;color:#63543c;letter-spacing:2px;font-size:14px">QUILLARENA</p>
<h1 class="ink" style="margin:0 0 12px;color:#231c13;font-size:24px;line-height:1.25">${escapeHtml(heading)}</h1>
<p class="ink" style="margin:0 0 18px;color:#231c13">${escapeHtml(lead)}</p>
<p class="code" style="margin:0 0 22px;padding:14px 8px;text-align:center;color:#7d5208;border:1px solid #8f7f63;border-radius:6px;font:700 30px/1.2 Menlo,Consolas,monospace;letter-spacing:8px">${escapeHtml(code)}</p>
<p style="margin:0 0 22px;text-align:center"><a class="action" href="${escapeHtml(link)}" style="display:inline-block;padding:12px 22px;background:#7d5208;color:#fffaf0;border-radius:6px;text-decoration:none;font-weight:bold">${escapeHtml(linkText)}</a></p>
<p class="faint" style="margin:0;color:#63543c;font-size:14px">${escapeHtml(closing)}</p>
</td></tr></table>
</body>
</html>
`;
  return { subject, text, html };
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
