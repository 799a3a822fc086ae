import { splitParagraphs } from '~/ui/text/split-paragraphs';
import { noteTexts } from './texts';

/** What an author says before or after a text, apart from it. */
export default function AuthorNote({ text }: { text: string }) {
  return (
    <div role="note" aria-label={noteTexts.note} className="reading-column mx-auto my-6 w-full border-y border-line py-4">
      <p aria-hidden="true" className="text-sm font-semibold text-muted">
        {noteTexts.note}
      </p>
      {splitParagraphs(text).map((paragraph, index) => (
        <p key={index} dir="auto" className="mt-2 whitespace-pre-line wrap-anywhere">
          {paragraph}
        </p>
      ))}
    </div>
  );
}
