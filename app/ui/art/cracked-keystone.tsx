/** A keystone with a crack through it, between the stones it held. */
export function CrackedKeystone({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 140 104" aria-hidden="true" className={className}>
      <g stroke="var(--bronze)" strokeWidth="1.5" strokeLinejoin="round">
        <path d="M6 60C18 42 32 30 48 23l10 36c-8 4-15 9-21 17z" fill="var(--stone)" />
        <path d="M134 60c-12-18-26-30-42-37L82 59c8 4 15 9 21 17z" fill="var(--stone)" />
      </g>
      <path d="M47 6h20l-4 14 8 9-9 13 7 10-5 18H58z" fill="var(--bronze)" />
      <path d="M72 8h21L83 72H69l4-19-6-11 9-13-8-10z" fill="var(--bronze)" transform="rotate(5 76 60) translate(4 3)" />
      <path d="M62 84l4 5-5 4zM76 88l6 2-4 5zM69 97l3 2-3 2z" fill="var(--bronze)" opacity="0.7" />
    </svg>
  );
}
