import type { ReactNode } from 'react';

function Glyph({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 20 20"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      className="size-5"
    >
      {children}
    </svg>
  );
}

export function XGlyph() {
  return (
    <Glyph>
      <path d="M3 3h3.4l10.6 14h-3.400zM16.3 3l-5.6 6.200M3.7 17l5.6-6.2" strokeLinejoin="round" />
    </Glyph>
  );
}

export function FacebookGlyph() {
  return (
    <Glyph>
      <path d="M9 18V8c0-3 1.6-4.6 4.6-4.300M6 10.500h7" strokeWidth="2.2" />
    </Glyph>
  );
}

export function InstagramGlyph() {
  return (
    <Glyph>
      <rect x="2.5" y="2.5" width="15" height="15" rx="4.5" />
      <circle cx="10" cy="10" r="3.4" />
      <path d="M14.3 5.700h.01" strokeWidth="2.2" />
    </Glyph>
  );
}
