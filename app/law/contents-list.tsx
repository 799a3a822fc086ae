import { appLawTexts } from './texts';

interface ContentsListProps {
  contents: readonly { id: string; title: string }[];
}

/** Links to the sections of a long page. */
export function ContentsList({ contents }: ContentsListProps) {
  return (
    <nav aria-label={appLawTexts.onThisPage} className="mb-4 max-w-[38rem] border-l-2 border-bronze pl-4">
      <ul className="sm:columns-2">
        {contents.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className="text-link inline-flex min-h-11 items-center sm:min-h-8">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
