import type { ScriptedGame } from './scripted-game';

/** Returns the games of a corpus. @throws if one of them cannot be measured, with what is wrong with it. */
export function wellFormed(games: readonly ScriptedGame[]): readonly ScriptedGame[] {
  const faults = [...games.flatMap((game) => faultsOf(game).map((fault) => `${game.id}: ${fault}`)), ...repeatedIds(games)];
  if (faults.length > 0) throw new Error(`Scripted games:\n${faults.join('\n')}`);
  return games;
}

function faultsOf({ opening, turns, people, cast, opened, gone = [] }: ScriptedGame): string[] {
  const rounds = turns.length / people;
  // Games for a blind reading are read, not measured.
  const isMeasured = opened.length > 0;
  const fewest = isMeasured ? 8 : 6;
  const text = [opening, ...turns].join('\n').toLowerCase();
  const isNamed = (name: string) => text.includes(name.toLowerCase().replace(/^(the|your) /, ''));
  return [
    ...(Number.isInteger(rounds) && rounds >= fewest && rounds <= 10
      ? []
      : [`${turns.length} turns of ${people} are not ${fewest} to 10 rounds`]),
    ...(!isMeasured || (opened.length >= 3 && opened.length <= 8) ? [] : [`opens ${opened.length} things, not 3 to 8`]),
    ...opened
      .filter(({ turn, words }) => !turns[turn]?.toLowerCase().includes(words.toLowerCase()))
      .map(({ turn, words }) => `turn ${turn} does not say '${words}'`),
    ...Object.keys(cast)
      .filter((name) => !isNamed(name))
      .map((name) => `nobody names ${name}`),
    ...gone.filter(({ name, turn }) => !(name in cast) || !turns[turn]).map(({ name }) => `${name}, who goes, is not of its cast`),
  ];
}

function repeatedIds(games: readonly ScriptedGame[]): string[] {
  const ids = games.map(({ id }) => id);
  return ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id} stands twice`);
}
