import { renderToStaticMarkup } from 'react-dom/server';
import Markdown from 'react-markdown';
import { type LawPageName, lawPages } from '~/site/law-pages';
import accessibility from '~content/law/accessibility.md?raw';
import ai from '~content/law/ai.md?raw';
import copyright from '~content/law/copyright.md?raw';
import imprint from '~content/law/imprint.md?raw';
import licence from '~content/law/licence.md?raw';
import privacy from '~content/law/privacy.md?raw';
import rules from '~content/law/rules.md?raw';
import terms from '~content/law/terms.md?raw';
import { changesOf } from './changes/law-changes';
import { fillIn, type lawFacts } from './facts';

/** The texts as they stand in content/law. */
export const lawTexts: Readonly<Record<LawPageName, string>> = { rules, terms, privacy, licence, copyright, ai, accessibility, imprint };

/** A page ready to be shown. */
export interface LawPage {
  title: string;
  intro: string;
  /** Headings with the ids of their sections. */
  contents: { id: string; title: string }[];
  html: string;
  /** What the operator has not given. */
  missing: string[];
}

const HEAD = /^# (?<title>.+)\n\n(?<intro>.+)\n\n/;

/** Every page with the facts of this site. @throws {Error} for a text without title or with an unknown fact. */
export function renderLawPages(facts: ReturnType<typeof lawFacts>): ReadonlyMap<string, LawPage> {
  return new Map(lawPages.map(({ name }) => [name, rendered(`${lawTexts[name].trimEnd()}${changesOf(name)}`, facts)]));
}

function rendered(source: string, facts: ReturnType<typeof lawFacts>): LawPage {
  const { text, missing } = fillIn(source, facts);
  const head = HEAD.exec(text);
  if (!head?.groups?.title || !head.groups.intro) throw new Error(`A page needs a title and an introduction: ${source.slice(0, 40)}`);
  const body = text.slice(head[0].length);
  return {
    title: head.groups.title,
    intro: head.groups.intro,
    contents: [...body.matchAll(/^## (.+)$/gm)].map(([, title = '']) => ({ id: idOf(title), title })),
    html: renderToStaticMarkup(
      <Markdown skipHtml components={{ h2: ({ children }) => <h2 id={idOf(String(children))}>{children}</h2> }}>
        {body}
      </Markdown>,
    ),
    missing,
  };
}

const idOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\w ]/g, '')
    .replaceAll(' ', '-');
