import { lawAddress, lawPages } from '~/site/law-pages';

/** The element that holds the map. */
export const FOOTER_MAP_ID = 'footer-map';

/** How many of the pages of law are rules; the others are about the site. */
const RULES = 5;

interface Column {
  title: string;
  links: readonly { to: string; label: string }[];
}

/** What there is and where, under headings; names of the navigation are not repeated. */
function columns(): Column[] {
  const law = lawPages.map(({ name, label }) => ({ to: lawAddress(name), label }));
  return [
    {
      title: 'Write',
      links: [
        { to: '/creative-writing', label: 'Half an hour, one prompt' },
        { to: '/storyweave/new', label: 'Weave with others' },
        { to: '/fan-fiction', label: 'Fan Fic Colosseum' },
        { to: '/word-games/daily', label: 'Today’s daily set' },
      ],
    },
    {
      title: 'Read',
      links: [
        { to: '/stories', label: 'The library' },
        { to: '/stories/fan-fiction', label: 'New fan fiction' },
        { to: '/stories/story-weave', label: 'New woven tales' },
        { to: '/feeds/stories.atom', label: 'Atom feed' },
      ],
    },
    { title: 'Rules', links: law.slice(0, RULES) },
    { title: 'The site', links: [{ to: '/donate', label: 'Donate' }, ...law.slice(RULES)] },
  ];
}

const written = () =>
  columns()
    .map(
      ({ title, links }) =>
        `<div><p aria-hidden="true">${title}</p><ul aria-label="${title}">${links
          .map(({ to, label }) => `<li><a href="${to}">${label}</a></li>`)
          .join('')}</ul></div>`,
    )
    .join('');

/**
 * The footer's links as markup. The server writes it into every page; the browser takes it from there, so that no page
 * loads a script for it.
 */
export const footerMap = import.meta.env.SSR ? written() : (document.getElementById(FOOTER_MAP_ID)?.innerHTML ?? '');
