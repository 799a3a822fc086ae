import type { KeptStory } from '~/platform/offline/kept-pages.contract';
import { languageAttributes } from '~/platform/text/language';
import { pageTitle } from '~/site/page-title';
import { DEFAULT_THEME, themeScript } from '~/ui/theme/theme';
import { connectionTexts } from '../errors/connection-texts';
import { offlineTexts } from './texts';

/** The public files of the offline desk. */
export interface DeskFiles {
  script: string;
  style: string;
}

interface ConnectionPage {
  /** Allows its scripts. */
  nonce: string;
  /** Markup of the drawing. */
  drawing: string;
  /** Given when texts are being written on this device. */
  desk?: DeskFiles | undefined;
  /** The stories that are kept on this device. */
  toRead?: readonly KeptStory[];
}

/** The element in which the offline desk is drawn, with the address of its style. */
export const DESK_ROOT = 'page';

const style = `
:root{color-scheme:dark;--bg:#14110d;--text:#efe6d4;--muted:#b8aa90;--bronze:#c98b4e;--stone:#2f271d;--action:#e0ae4f;--ink:#14110d}
[data-theme=light]{color-scheme:light;--bg:#f6efe0;--text:#231c13;--muted:#62533b;--bronze:#86501f;--stone:#d9c9a6;--action:#d9a441;--ink:#231c13}
body{margin:0;background:var(--bg);color:var(--text);font:1.125rem/1.5 system-ui,sans-serif}
.unreached{box-sizing:border-box;min-height:100dvh;max-width:40rem;margin:auto;padding:3rem 1rem;display:flex;flex-direction:column;align-items:center;justify-content:center;gap:1rem;text-align:center}
.unreached svg{width:11rem}
.unreached h1{margin:1rem 0 0;font-weight:600;font-size:clamp(1.875rem,1.45rem + 1.9vw,2.75rem);line-height:1.15}
.unreached p{margin:0;color:var(--muted)}
.unreached .again{margin-top:1rem;padding:.7rem 1.5rem;border-radius:.375rem;background:var(--action);color:var(--ink);font-weight:600;text-decoration:none}
.unreached nav{margin-top:2rem;text-align:start;width:100%}
.unreached h2{margin:0 0 .5rem;font-size:1.125rem}
.unreached ul{margin:0;padding:0;list-style:none}
.unreached li a{display:block;padding:.6rem 0;color:var(--bronze);overflow-wrap:anywhere}
:focus-visible{outline:2px solid var(--action);outline-offset:3px}
`;

/** How often the page looks whether the site can be reached again, in ms. */
const RETRY_MS = 10_000;
/**
 * It loads again by itself once the site can be reached, unless its reader is writing or has followed a link: to load again
 * would bring them back. A browser that says it is online may still reach nothing.
 */
const script = `(()=>{
let leaving=false;
const again=()=>leaving||document.querySelector('[data-desk]')||location.reload();
const look=()=>fetch('/livez',{cache:'no-store'}).then(({ok})=>ok&&again(),()=>{});
addEventListener('beforeunload',()=>{leaving=true});
addEventListener('online',look);
setInterval(look,${RETRY_MS});
})()`;

/**
 * The page that a browser shows when it can reach nobody. It stands alone, in the theme that the visitor chose.
 * @see docs/product/site-frame.md
 */
export function connectionPage({ nonce, drawing, desk, toRead = [] }: ConnectionPage): string {
  const deskScript = desk ? `<script type="module" nonce="${nonce}" src="${desk.script}"></script>` : '';
  return `<!doctype html>
<html ${languageAttributes} data-theme="${DEFAULT_THEME}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${pageTitle(connectionTexts.errorTitle)}</title>
<script nonce="${nonce}">${themeScript};${script}</script>
<style>${style}</style>
${deskScript}
</head>
<body><div id="${DESK_ROOT}" data-style="${desk?.style ?? ''}"><main class="unreached">${drawing}<h1>${connectionTexts.errorTitle}</h1><p>${connectionTexts.offline} ${connectionTexts.trouble}</p><a class="again" href="">${connectionTexts.again}</a>${readingList(toRead)}</main></div></body>
</html>
`;
}

/** The stories of this device, each a link to its page, which opens without a network. */
function readingList(stories: readonly KeptStory[]): string {
  if (stories.length === 0) return '';
  const links = stories.map(({ address, title }) => `<li><a dir="auto" href="${escapeMarkup(address)}">${escapeMarkup(title)}</a></li>`);
  return `<nav aria-labelledby="to-read"><h2 id="to-read">${offlineTexts.toRead}</h2><ul>${links.join('')}</ul></nav>`;
}

function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
