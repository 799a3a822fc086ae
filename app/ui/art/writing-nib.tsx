/** A nib that writes a line, over and over; without motion it stands at the end of a written one. */
export function WritingNib({ className }: { className?: string }) {
  return <svg viewBox="0 0 120 60" aria-hidden="true" className={className} />;
}
