import { escapeIdentifier, escapeLiteral } from 'pg';
import type { ChangeValue } from '../database.server';
import type { Engine } from './engine';

function literal(value: ChangeValue): string {
  if (value === null) return 'null';
  return escapeLiteral(value instanceof Date ? value.toISOString() : String(value));
}

/**
 * Runs changes as prepared statements. PGlite parses and plans a query each time, which takes three quarters of the time of a change
 * of one row; it has no way to name a statement but SQL's own.
 * @see docs/decisions/0175-prepared-changes.md
 * @returns what runs one, as `OpenDatabase` describes `change`.
 */
export function preparedChanges(
  engine: Pick<Engine, 'exec'>,
): (name: string, sql: string, values: readonly ChangeValue[]) => Promise<number> {
  const prepared = new Map<string, Promise<unknown>>();

  function prepare(name: string, sql: string): Promise<unknown> {
    const preparing = engine.exec(`prepare ${escapeIdentifier(name)} as ${sql}`);
    prepared.set(name, preparing);
    preparing.catch(() => prepared.delete(name));
    return preparing;
  }

  return async (name, sql, values) => {
    await (prepared.get(name) ?? prepare(name, sql));
    const given = values.length > 0 ? `(${values.map(literal).join(', ')})` : '';
    const [result] = await engine.exec(`execute ${escapeIdentifier(name)}${given}`);
    return result?.affectedRows ?? 0;
  };
}
