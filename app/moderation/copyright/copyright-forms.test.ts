import { expect, it } from 'vitest';
import { complaintForm } from './copyright-forms';

const complaint = { work: 'The Gate, in Sands Quarterly 3.', name: 'Nora Sands', faith: 'on', truth: 'on', signature: ' nora sands ' };
const faultsOf = (sent: Record<string, unknown>) => complaintForm.safeParse(sent).error?.issues.map(({ path }) => path[0]) ?? [];

it('a complaint is signed with the name that it gives, in any case of letters', () => {
  expect(faultsOf(complaint)).toEqual([]);
  expect(faultsOf({ ...complaint, signature: 'Somebody Else' })).toEqual(['signature']);
});

it('a complaint that lacks more than its signature is told all of it at once', () => {
  expect(faultsOf({ name: 'Nora Sands', signature: 'Somebody Else' })).toEqual(['work', 'faith', 'truth', 'signature']);
  expect(faultsOf({})).toEqual(['work', 'name', 'faith', 'truth', 'signature']);
});
