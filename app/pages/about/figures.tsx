import { numberText } from '~/platform/text/format';
import { moneyText, nounText } from '~/platform/text/format-numbers';

export interface FiguresProps {
  games: number;
  donations: number;
  cents: number;
}

/** Counted figures of the site. @see docs/product/about.md */
export function Figures({ games, donations, cents }: FiguresProps) {
  const figures = [
    { name: nounText(games, { one: 'game played', other: 'games played' }), value: numberText(games) },
    { name: nounText(donations, { one: 'donation received', other: 'donations received' }), value: numberText(donations) },
    { name: 'given in all', value: moneyText(cents - (cents % 100)) },
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
