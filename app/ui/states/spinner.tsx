import { WritingNib } from '../art/writing-nib';

/** Loading: a nib writes a line, and the label says what loads. */
export function Spinner({ label }: { label: string }) {
  return (
    <div role="status" className="flex flex-col items-center gap-3 py-8 text-muted">
      <WritingNib className="w-28" />
      {label}
    </div>
  );
}
