import { useEffect, useRef, useState } from 'react';
import { DropdownPanel } from '~/ui/layout/dropdown-panel';
import { shareTexts as texts } from './share-texts';

const addressWith = (page: string, params: Record<string, string>) => `${page}?${new URLSearchParams(params)}`;

function close(details: HTMLDetailsElement) {
  details.open = false;
}

/** Copies a story's address or takes it to two networks; on phones the system's own sheet opens. */
export default function SharePanel({ title, address }: { title: string; address: string }) {
  const [copied, setCopied] = useState('');
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const details = list.current?.closest('details');
    if (!details || !('share' in navigator) || !matchMedia('(pointer: coarse)').matches) return;
    const openSheet = () => {
      if (!details.open) return;
      navigator.share({ title, url: address }).then(
        () => close(details),
        // Who closes the sheet has decided so; where it cannot be opened, the panel has other ways.
        (error: unknown) => error instanceof DOMException && error.name === 'AbortError' && close(details),
      );
    };
    openSheet();
    details.addEventListener('toggle', openSheet);
    return () => details.removeEventListener('toggle', openSheet);
  }, [title, address]);
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => setCopied(texts.linkCopied),
      () => setCopied(address),
    );
  const networks = [
    { name: 'X', to: addressWith('https://x.com/intent/post', { text: title, url: address }) },
    { name: 'Facebook', to: addressWith('https://www.facebook.com/sharer/sharer.php', { u: address }) },
  ];
  return (
    <DropdownPanel>
      <ul ref={list} className="*:flex *:min-h-11 *:items-center">
        <li>
          <button type="button" onClick={copy} className="text-link">
            {texts.copyLink}
          </button>
        </li>
        {networks.map(({ name, to }) => (
          <li key={name}>
            <a href={to} target="_blank" rel="noopener noreferrer" className="text-link">
              {texts.shareOn(name)}
              <span className="sr-only"> {texts.opensTab}</span>
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
