/**
 * A pen standing on its point, the drawing's origin; about 70 wide and 300 high.
 * @param id makes its gradient ids unique on the page.
 */
export function Nib({ id }: { id: string }) {
  const metal = `${id}-metal`;
  const wood = `${id}-wood`;
  return (
    <g>
      <defs>
        <linearGradient id={metal} x1="0" x2="1">
          <stop offset="0" stopColor="#8d5526" />
          <stop offset="0.46" stopColor="#f8dd98" />
          <stop offset="0.54" stopColor="#d9a047" />
          <stop offset="1" stopColor="#94591f" />
        </linearGradient>
        <linearGradient id={wood} x1="0" x2="1">
          <stop offset="0" stopColor="#1f120b" />
          <stop offset="0.35" stopColor="#5b3722" />
          <stop offset="1" stopColor="#24150d" />
        </linearGradient>
      </defs>
      <path d="M-15-160c-3-40-7-78-8-108c0-22 8-34 23-34s23 12 23 34c-1 30-5 68-8 108z" fill={`url(#${wood})`} />
      <path d="M-22.5-270q22.5 9 45 0" fill="none" stroke="#c98b4e" strokeWidth="2.5" />
      <path d="M-17-163h34l-1.5 18h-31z" fill={`url(#${metal})`} />
      <path d="M-17-158h34M-16-152.500h32" stroke="#5f3914" strokeWidth="1.2" />
      <path d="M0 0C-5-28-28-54-28-88c0-22 10-36 13-58h30c3 22 13 36 13 58C28-54 5-28 0 0z" fill={`url(#${metal})`} />
      <path d="M0 0C5-28 28-54 28-88c0-22-10-36-13-58H0z" fill="#5f3914" opacity="0.18" />
      <path d="M0-80V-3" stroke="#14110d" strokeWidth="2" />
      <path d="M0-92l6 8-6 10-6-10z" fill="#14110d" />
    </g>
  );
}
