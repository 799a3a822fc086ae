import { href } from 'react-router';
import type { TodayPart } from '~/site/today';
import { daysLineContext } from './days-line.server';
import { texts } from './texts';

/** The opening of the day, and what a player can do next. */
export const todaysLine: TodayPart = {
  order: 1,
  forNewcomers: true,
  async read({ context, playerId }) {
    const { opening, own } = await context.get(daysLineContext).today({ kind: 'player', id: playerId });
    const canPick = own.pair !== null || own.more;
    const next = own.sentence === null ? 'add' : canPick ? 'pick' : 'read';
    const card = { heading: texts.title, passage: opening.body, to: href('/days-line/:week?'), action: texts.next[next] };
    return { begun: next !== 'add', card: { kind: 'passage', card: next === 'read' ? { ...card, variant: 'outline' } : card } };
  },
};
