import { ArchFrame } from '~/ui/art/arch-frame';

/** A desk at night: one candle, one sheet, ink, and sand that runs. */
export function CreativeWritingArch({ className }: { className?: string }) {
  return (
    <ArchFrame className={className}>
      <circle cx="92" cy="116" r="92" fill="#e0ae4f" opacity="0.1" />
      <circle cx="92" cy="116" r="56" fill="#e0ae4f" opacity="0.14" />
      <path d="M92 84c13 18 13 31 0 38c-13-7-13-20 0-38z" fill="#f6c667" />
      <path d="M92 102c5 8 5 14 0 18c-5-4-5-10 0-18z" fill="#fff3cf" />
      <path d="M92 120v9" stroke="#231c13" strokeWidth="2" />
      <path d="M79 130h26v78H79z" fill="#efe6d4" />
      <path d="M97 130h8v78h-8z" fill="#c9b894" />
      <path d="M79 130h26v8c-3 9-7 8-8 0c-2 16-8 15-9 2c-2 8-8 6-9-1z" fill="#fffaf0" />
      <path d="M64 208h56l-8 12H72z" fill="#c98b4e" />
      <path d="M20 220h200v80H20z" fill="#3a2418" />
      <path d="M20 220h200" stroke="#6b4226" strokeWidth="3" />
      <g transform="rotate(-7 100 260)">
        <path d="M52 234h96l10 70H44z" fill="#efe6d4" />
        <path d="M64 246h58M63 257h74M61 268h64M60 279h78M58 290h42" stroke="#7a6a4f" strokeWidth="2.4" strokeLinecap="round" />
      </g>
      <g transform="translate(172 168)">
        <path d="M-17-38h34M-17 52h34" stroke="#c98b4e" strokeWidth="6" strokeLinecap="round" />
        <path
          d="M-12-35c0 26 9 32 9 42s-9 16-9 42h24c0-26-9-32-9-42s9-16 9-42z"
          fill="#efe6d4"
          fillOpacity="0.16"
          stroke="#efe6d4"
          strokeWidth="1.6"
        />
        <path d="M-9.5-17h19c-2 12-7 17-8.5 23h-2c-1.5-6-6.5-11-8.5-23zM-11 48c1-9 6-14 11-14s10 5 11 14z" fill="#e0ae4f" />
        <path d="M0 6v28" stroke="#e0ae4f" strokeWidth="1.6" strokeDasharray="3 2.5" />
      </g>
    </ArchFrame>
  );
}
