/** The word on its page: a drawing, in any language. */
const LETTER = 'A';

/** An open book: a word on one page, its meaning on the other. */
export function Scene() {
  return (
    <>
      <ellipse cx="120" cy="150" rx="84" ry="78" fill="#e0ae4f" opacity="0.07" />
      <path d="M30 122c30-16 64-14 90 6v112c-26-18-60-20-90-6z" fill="#efe6d4" />
      <path d="M210 122c-30-16-64-14-90 6v112c26-18 60-20 90-6z" fill="#fffaf0" />
      <path d="M30 234c30-14 64-12 90 6 26-18 60-20 90-6v10c-30-14-64-12-90 6-26-18-60-20-90-6z" fill="#8a5a2b" />
      <path d="M120 128v112" stroke="#c9b894" strokeWidth="3" />
      <text
        x="74"
        y="186"
        textAnchor="middle"
        fontWeight="700"
        fontSize="46"
        fill="#231c13"
        className="font-display"
        transform="rotate(3 74 186)"
      >
        {LETTER}
      </text>
      <g stroke="#8a7a60" strokeWidth="4" strokeLinecap="round" transform="rotate(-3 165 170)">
        <path d="M138 146h56M138 164h56M138 182h40M138 200h52" />
      </g>
      <path d="M150 122v-24h16v34l-8-7z" fill="#f0705a" />
      <path
        d="M84 84c8-12 20-18 36-18s28 6 36 18"
        fill="none"
        stroke="#e0ae4f"
        strokeWidth="3"
        strokeDasharray="2 8"
        strokeLinecap="round"
      />
    </>
  );
}
