/** The product's logo: a nib standing in an arch. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 26 30" aria-hidden="true" className={className}>
      <path
        fill="var(--gold)"
        fillRule="evenodd"
        d="M1 30V13a12 12 0 0 1 24 0v17zM13 28.500c1.2-4.3 6-7.5 6-12.7 0-3.4-2.3-5.3-2.8-8.800H9.800c-.5 3.5-2.8 5.4-2.8 8.8 0 5.2 4.8 8.4 6 12.700z"
      />
      <path d="M13 26v-9.5" stroke="var(--gold)" strokeWidth="1.5" />
      <circle cx="13" cy="15" r="1.9" fill="var(--gold)" />
    </svg>
  );
}
