import type { Executor } from '~/platform/database/database.server';

/**
 * Whether an account has a passkey or codes of an app, so that its password alone no longer opens it.
 * @see docs/product/account-security.md
 */
export async function isProtected(executor: Executor, playerId: string): Promise<boolean> {
  const passkey = executor.selectFrom('passkey').select('player_id').where('player_id', '=', playerId);
  const codes = executor
    .selectFrom('authenticator_app')
    .select('player_id')
    .where('player_id', '=', playerId)
    .where('confirmed_at', 'is not', null);
  return (await passkey.unionAll(codes).limit(1).executeTakeFirst()) !== undefined;
}
