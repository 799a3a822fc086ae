import { expect, it } from 'vitest';
import { may, type StaffAction } from './policy';
import type { Role } from './role';

it.each<[StaffAction, Role[]]>([
  ['wrangle', ['wrangler', 'moderator', 'administrator']],
  ['moderate', ['moderator', 'administrator']],
  ['giveRoles', ['administrator']],
  ['runSite', ['administrator']],
])('%s is for %s, and for nobody else', (action, roles) => {
  for (const role of ['wrangler', 'moderator', 'administrator'] as const) expect(may({ role }, action), role).toBe(roles.includes(role));
  expect(may({}, action)).toBe(false);
  expect(may(undefined, action)).toBe(false);
});
