import { Check, Copy } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '~/ui/button';
import { controlStyle } from '~/ui/field-frame';

/** The room's address, to be sent to others. */
export function InviteLink({ address }: { address: string }) {
  const box = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setSaid('Link copied.');
    } catch {
      // Browsers have the clipboard on pages with https only.
      box.current?.select();
      setSaid('Please copy the selected link by hand.');
    }
  };
  return (
    <section aria-labelledby="invite">
      <h2 id="invite" className="mb-2 font-semibold">
        Invite others
      </h2>
      <div className="flex gap-2">
        <input
          ref={box}
          readOnly
          value={address}
          aria-label="Link to this room"
          onFocus={(event) => event.currentTarget.select()}
          className={`${controlStyle} min-h-11 min-w-0 text-sm`}
        />
        <Button variant="outline" onClick={copy} aria-label="Copy link" className="shrink-0 px-3.5">
          {said === 'Link copied.' ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
          Copy
        </Button>
      </div>
      <p role="status" className="mt-1 min-h-5 text-sm text-muted">
        {said}
      </p>
    </section>
  );
}
