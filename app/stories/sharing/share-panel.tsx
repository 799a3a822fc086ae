import { useEffect, useState } from 'react';
import { DropdownPanel } from '~/ui/layout/dropdown-panel';

const addressWith = (page: string, params: Record<string, string>) => `${page}?${new URLSearchParams(params)}`;

/** Copies a story's address or takes it to two networks; on phones the system's own sheet opens. */
export default function SharePanel({ title, address }: { title: string; address: string }) {
  const [copied, setCopied] = useState('');
  const [sheet, setSheet] = useState(false);
  useEffect(() => setSheet('share' in navigator && matchMedia('(pointer: coarse)').matches), []);
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => setCopied('Link copied'),
      () => setCopied(address),
    );
  const networks = [
    { name: 'X', to: addressWith('https://x.com/intent/post', { text: title, url: address }) },
    { name: 'Facebook', to: addressWith('https://www.facebook.com/sharer/sharer.php', { u: address }) },
  ];
  return (
    <DropdownPanel>
      <ul className="*:flex *:min-h-11 *:items-center">
        {sheet && (
          <li>
            {/* Who closes the sheet has decided so. */}
            <button
              type="button"
              onClick={() => void navigator.share({ title, url: address }).catch(() => undefined)}
              className="text-link"
            >
              Share with an app
            </button>
          </li>
        )}
        <li>
          <button type="button" onClick={copy} className="text-link">
            Copy link
          </button>
        </li>
        {networks.map(({ name, to }) => (
          <li key={name}>
            <a href={to} target="_blank" rel="noopener noreferrer" className="text-link">
              Share on {name}
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
          </li>
        ))}
      </ul>
      <p role="status" className="text-sm wrap-anywhere text-laurel">
        {copied}
      </p>
    </DropdownPanel>
  );
}
