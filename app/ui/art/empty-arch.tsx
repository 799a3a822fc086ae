/** An arch with nothing in it yet. */
export function EmptyArch({ className }: { className?: string }) {
  return <svg viewBox="0 0 120 130" aria-hidden="true" className={className} />;
}
