import { expect, it } from 'vitest';
import { tablesAsLists } from './tables-as-lists';

it('reads tables as lists', () => {
  expect(tablesAsLists('before\n\n| figure | by | says |\n|---|---|---|\n| `a` | | one \\| two |\n| `b` | x | three |\n\nafter')).toBe(
    'before\n\n- `a`: one | two\n- `b`: x; three\n\nafter',
  );
});
