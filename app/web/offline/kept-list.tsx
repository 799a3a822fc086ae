import type { KeptText } from '~/stories/saving/kept/kept-text.contract';
import { offlineTexts } from './texts';

/** The texts of this device, each a link to its desk, which opens without a network. */
export function KeptList({ texts }: { texts: readonly KeptText[] }) {
  return (
    <nav aria-labelledby="kept-texts" className="mt-8">
      <h2 id="kept-texts" className="text-lg font-semibold">
        {offlineTexts.texts}
      </h2>
      <ul className="mt-2 grid gap-1 wrap-anywhere">
        {texts.map(({ textId, title, address }) => (
          <li key={textId}>
            <a href={address} dir="auto" className="text-link inline-flex min-h-11 items-center">
              {title || offlineTexts.untitled}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
