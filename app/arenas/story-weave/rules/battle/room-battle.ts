import { EMPTY_TURNS } from '../limits';
import type { Person, Room } from '../room';
import { type Battle, type BattleEntry, freshBattle } from './battle';
import { choicesOf } from './reading';

/** The battle of a room. */
export function battleOf(room: Room): Battle {
  return room.battle ?? freshBattle;
}

/** A room with its battle changed. */
export function withBattle(room: Room, change: Partial<Battle>): Room {
  return { ...room, battle: { ...battleOf(room), ...change } };
}

/** A room with one entry of the round changed. */
export function withEntry(room: Room, id: number, change: Partial<BattleEntry>): Room {
  return withBattle(room, { entries: battleOf(room).entries.map((entry) => (entry.id === id ? { ...entry, ...change } : entry)) });
}

/** A room in which a person has sat down: beside their own pick with a seat, none counts as a watcher's that came from them or their address. */
export function withoutWatchers(room: Room, { playerId, origin }: Pick<Person, 'playerId' | 'origin'>): Room {
  const { phase, watchers } = battleOf(room);
  const others = watchers.filter((watcher) => watcher.playerId !== playerId && watcher.origin !== origin);
  return phase === 'picking' && others.length < watchers.length ? withBattle(room, { watchers: others }) : room;
}

/** The people who can pick: present, or lost since the round began, with two passages or more to choose from. */
export function voters(room: Room): string[] {
  return readers(room).filter((reader) => choicesOf(battleOf(room), reader).length > 1);
}

/** The voters who are waited for: not who has picked or wants none, is passed over, or had nothing to say in this round. */
export function awaitedVoters(room: Room): string[] {
  const { entries, votes, ready } = battleOf(room);
  const able = new Set(voters(room));
  const isDone = (id: string) => ready.includes(id) || votes.some(({ playerId }) => playerId === id);
  const hasPassed = (id: string) => entries.some(({ playerId, text }) => playerId === id && text === '');
  return room.seats.flatMap(({ person }) => {
    if (!person || !able.has(person.playerId) || person.emptyTurns >= EMPTY_TURNS) return [];
    return isDone(person.playerId) || hasPassed(person.playerId) ? [] : [person.playerId];
  });
}

/** The people with a seat who read the passages of the round. */
export function readers(room: Room): string[] {
  return room.seats.flatMap(({ person }) => (person && isStillAsked(room, person) ? [person.playerId] : []));
}

function isStillAsked(room: Room, person: Person): boolean {
  return isExpected(person) && wasThere(room, person);
}

/** Whether a person is present, or was when the running round began. */
export function wasThere(room: Room, { awaySince }: Person): boolean {
  return awaySince === null || awaySince >= battleOf(room).startedAt;
}

/** Whether a person who is away will be back soon: they lost their connection, and have not left. */
export function isExpected({ awaySince, lost }: Person): boolean {
  return awaySince === null || lost;
}
