import { useState } from 'react';
import { Dropdown } from '~/ui/layout/dropdown';

/** @param props.address the story's whole address. */
export function ShareStory({ title, address }: { title: string; address: string }) {
  const [copied, setCopied] = useState('');
  const query = (params: Record<string, string>) => new URLSearchParams(params);
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => setCopied('Link copied'),
      () => setCopied(address),
    );
  const onOpen = () => {
    // The system's own sheet, where fingers and not a mouse open it.
    if (matchMedia('(pointer: coarse)').matches) navigator.share?.({ title, url: address }).catch(() => undefined);
  };
  return (
    <Dropdown label="Share" onOpen={onOpen}>
      <ul className="*:flex *:min-h-11 *:items-center">
        <li className="noscript:hidden">
          <button type="button" onClick={copy} className="text-link">
            Copy link
          </button>
        </li>
        <li>
          <a
            href={`https://x.com/intent/post?${query({ text: title, url: address })}`}
            target="_blank"
            rel="noopener noreferrer"
            className="text-link"
          >
            Share on X<span className="sr-only"> (opens in a new tab)</span>
          </a>
        </li>
        <li>
          <a
            href={`https://www.facebook.com/sharer/sharer.php?${query({ u: address })}`}
            target="_blank"
            rel="noopener noreferrer"
            className="text-link"
          >
            Share on Facebook<span className="sr-only"> (opens in a new tab)</span>
          </a>
        </li>
      </ul>
      <p role="status" className="text-sm wrap-anywhere text-laurel">
        {copied}
      </p>
    </Dropdown>
  );
}
