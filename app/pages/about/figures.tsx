const counts = new Intl.NumberFormat('en-US');
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

export interface FiguresProps {
  games: number;
  donations: number;
  cents: number;
}

/** Counted figures of the site. @see docs/product/about.md */
export function Figures({ games, donations, cents }: FiguresProps) {
  const figures = [
    { name: games === 1 ? 'game played' : 'games played', value: counts.format(games) },
    { name: donations === 1 ? 'donation received' : 'donations received', value: counts.format(donations) },
    { name: 'given in all', value: dollars.format(Math.floor(cents / 100)) },
  ];
  return (
    <dl className="grid gap-px overflow-hidden rounded-lg border border-line bg-line sm:grid-cols-3">
      {figures.map(({ name, value }) => (
        <div key={name} className="flex flex-col-reverse gap-1 bg-surface px-5 py-5 text-center">
          <dt className="font-sans text-base text-muted">{name}</dt>
          <dd className="tabular font-sans text-3xl font-semibold text-gold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
