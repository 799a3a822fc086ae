/** A tree with leaves of one kind, no two the same. */
export function Scene() {
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
