export interface PlainPage {
  title: string;
  text?: string;
  /** The way on. */
  link: { to: string; label: string };
}

/**
 * A small page that stands by itself: no script, no files of its own.
 * @param page words of the product's own, never a person's: they go into the HTML as they are.
 */
export function plainPage({ title, text, link }: PlainPage): string {
  return `<!doctype html>
<html lang="en">
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
