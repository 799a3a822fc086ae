/** A keystone with a crack through it. */
export function CrackedKeystone({ className }: { className?: string }) {
  return <svg viewBox="0 0 140 110" aria-hidden="true" className={className} />;
}
