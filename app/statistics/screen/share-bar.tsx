/** A part of a whole as a bar; what it says stands in words beside it. @param percent of its full length. */
export function ShareBar({ percent }: { percent: number }) {
  return (
    <span aria-hidden="true" className="block h-2 overflow-hidden rounded-full bg-stone">
      <span className="block h-full rounded-full bg-gold" style={{ width: `${percent}%` }} />
    </span>
  );
}
