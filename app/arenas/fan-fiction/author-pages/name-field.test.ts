import { parseWithZod } from '@conform-to/zod/v4';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { nameField } from './name-field';

const schema = z.object({ name: nameField({ nameMissing: 'Please enter a name.', unknown: 'Nobody has this name.' }) });
const faultOf = (name: string) => parseWithZod(new URLSearchParams({ name }), { schema }).reply().error?.name;

describe('the field for a name', () => {
  it.each(['', '   '])('asks for one where there is none: %j', (typed) => expect(faultOf(typed)).toEqual(['Please enter a name.']));
  it('knows that nobody has a name longer than any', () => expect(faultOf('a'.repeat(101))).toEqual(['Nobody has this name.']));
  it('takes all others', () => expect(faultOf(' Mara Ellwood ')).toBeUndefined());
});
