import { languageAttributes } from '~/platform/text/language';
export interface PlainPage {
  title: string;
  text?: string;
  /** The link onwards. */
  link: { to: string; label: string };
}

/**
 * A small standalone page without script or other files.
 * @param page the product's own words, never a person's: they are not escaped.
 */
export function plainPage({ title, text, link }: PlainPage): string {
  return `<!doctype html>
<html ${languageAttributes}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>body{margin:0;min-height:100vh;display:grid;place-content:center;gap:1rem;padding:1rem;box-sizing:border-box;text-align:center;background:#14110d;color:#efe6d4;font:1.125rem/1.5 system-ui,sans-serif}a{color:#c98b4e}</style>
</head>
<body><main><h1>${title}</h1>${text ? `<p>${text}</p>` : ''}<p><a href="${link.to}">${link.label}</a></p></main></body>
</html>
`;
}
