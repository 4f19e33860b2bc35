import { idOf } from '../../testing/samples';
import { signIn } from '../../testing/token';
import { newMembershipValues } from '../settings/membershipValues';
import { clearDraft, loadDraft, saveDraft } from './draft';

it('a draft appears only to its author', () => {
  const business = idOf(1);
  const values = { ...newMembershipValues(8), name: 'A secret plan' };
  signIn(idOf(10));
  saveDraft(business, values);
  signIn(idOf(11));
  expect(loadDraft(business)).toEqual({});
  signIn(idOf(10));
  expect(loadDraft(business)).toEqual(values);
  expect(loadDraft(idOf(2))).toEqual({});
  clearDraft(business);
  expect(loadDraft(business)).toEqual({});
});
