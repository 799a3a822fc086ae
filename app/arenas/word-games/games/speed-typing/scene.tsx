/** A nib racing along its line. */
export function Scene() {
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
