import { Tile } from './tile';

/** A nib racing along its line. */
export function Typing() {
  const rows = [178, 206, 234];
  return (
    <>
      <g stroke="#8fb4d8" strokeWidth="3" strokeLinecap="round" opacity="0.6">
        <path d="M36 86h44M48 106h40M32 126h34" />
      </g>
      <g transform="translate(128 104) rotate(38)">
        <path d="M-15-62h30l-4 44h-22z" fill="#3a2418" />
        <path d="M-12-18h24v6h-24z" fill="#e0ae4f" />
        <path d="M-15-12h30c10 22 2 44-15 70C-17 32-25 10-15-12z" fill="#e0ae4f" />
        <path d="M0-12v56" stroke="#231c13" strokeWidth="2.5" />
        <circle cy="14" r="5" fill="#231c13" />
      </g>
      <path d="M40 160h48" stroke="#efe6d4" strokeWidth="4" strokeLinecap="round" />
      {rows.map((y, row) => (
        <g key={y}>
          {Array.from({ length: 5 - (row === 2 ? 1 : 0) }, (_, key) => {
            const x = 40 + key * 33 + row * 5;
            return (
              <rect
                key={x}
                x={x}
                y={y}
                width="27"
                height="22"
                rx="5"
                fill={row === 1 && key === 2 ? '#e0ae4f' : '#2a231a'}
                stroke="#6f6250"
                strokeWidth="2"
              />
            );
          })}
        </g>
      ))}
    </>
  );
}

/** Three words and the one that goes with each of them. */
export function Association() {
  const around: [string, number, number][] = [
    ['S', 66, 108],
    ['M', 174, 108],
    ['H', 120, 246],
  ];
  return (
    <>
      <circle cx="120" cy="160" r="74" fill="none" stroke="#c98b4e" strokeWidth="2" strokeDasharray="3 8" />
      <g stroke="#e0ae4f" strokeWidth="4" strokeLinecap="round">
        {around.map(([letter, x, y]) => (
          <path key={letter} d={`M${x} ${y}L120 160`} />
        ))}
      </g>
      {around.map(([letter, x, y], index) => (
        <Tile key={letter} letter={letter} x={x} y={y} turn={[-8, 7, -3][index]} />
      ))}
      <circle cx="120" cy="160" r="36" fill="#e0ae4f" opacity="0.2" />
      <Tile x={120} y={160} gold side={44} />
      {/* A path, because the display face has no star. */}
      <path d="M120 146v24M109.6 152l20.8 12M130.4 152l-20.8 12" stroke="#231c13" strokeWidth="4" strokeLinecap="round" />
    </>
  );
}

/** A tree with leaves of one kind, no two the same. */
export function Synonyms() {
  const leaves: [number, number, number, string][] = [
    [78, 130, -50, '#8fc07a'],
    [64, 172, -80, '#6ea05c'],
    [98, 96, -28, '#a9d096'],
    [120, 74, 0, '#e0ae4f'],
    [144, 98, 26, '#6ea05c'],
    [164, 132, 52, '#a9d096'],
    [176, 174, 82, '#8fc07a'],
    [104, 146, -36, '#6ea05c'],
    [138, 150, 38, '#8fc07a'],
  ];
  return (
    <>
      <g fill="none" stroke="#c98b4e" strokeWidth="5" strokeLinecap="round">
        <path d="M120 300V100" strokeWidth="8" />
        <path d="M120 250c-20-20-34-44-52-66M120 250c20-20 36-44 52-66M120 206c-12-16-20-28-26-46M120 206c12-16 20-26 24-42M120 158c-6-14-14-26-20-48M120 158c6-14 14-26 22-46" />
      </g>
      {leaves.map(([x, y, turn, ink]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y}) rotate(${turn})`}>
          <path d="M0 14C-16 2-14-18 0-28 14-18 16 2 0 14z" fill={ink} />
          <path d="M0 14v-32" stroke="#14110d" strokeOpacity="0.4" strokeWidth="2" />
        </g>
      ))}
      <path d="M70 284c30-10 70-10 100 0" stroke="#6f6250" strokeWidth="4" fill="none" strokeLinecap="round" />
    </>
  );
}

/** A chain hanging from the keystone, link by link. */
export function Chain() {
  const links = [54, 104, 154, 204];
  return (
    <>
      {links.map((y, link) =>
        link % 2 === 0 ? (
          <rect
            key={y}
            x="98"
            y={y - 30}
            width="44"
            height="66"
            rx="22"
            fill="none"
            stroke={link === 2 ? '#e0ae4f' : '#c98b4e'}
            strokeWidth="11"
          />
        ) : (
          <rect key={y} x="114" y={y - 30} width="12" height="66" rx="6" fill="#a8703a" />
        ),
      )}
      <Tile letter="N" x={120} y={252} turn={-5} gold side={46} />
      <Tile letter="E" x={66} y={272} turn={-14} />
      <Tile letter="D" x={176} y={270} turn={12} />
    </>
  );
}

/** An open book: a word on one page, its meaning on the other. */
export function Definition() {
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
        A
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
