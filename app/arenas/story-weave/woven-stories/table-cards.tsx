import type { LaidCard } from './read-part';
import { wovenTexts as texts } from './texts';

/** Cards that an AI writer laid on the table, between the parts of a story; they are no part of it. */
export function TableCards({ cards }: { cards: readonly LaidCard[] }) {
  return cards.map((card) => (
    <p
      key={card.text}
      className="mt-4 max-w-80 justify-self-start rounded-md border border-dashed border-edge bg-raised px-5 py-3 md:max-lg:col-span-2"
    >
      <span className="block text-sm text-muted">{texts.laysCard(card.writer, card)}</span>
      <span className="font-prose text-[1.0625rem] italic wrap-anywhere">{card.text}</span>
    </p>
  ));
}

/** What people told the AI writers of the story, between its parts; no part of it, either. */
export function ToldWriters({ told }: { told: readonly string[] }) {
  return (
    <p className="mt-4 max-w-80 justify-self-start text-sm text-muted wrap-anywhere md:max-lg:col-span-2">
      <span className="font-semibold">{texts.told}: </span>
      {told.join('; ')}
    </p>
  );
}
