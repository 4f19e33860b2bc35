import { idOf } from '../../testing/samples';
import { signIn } from '../../testing/token';
import { newMembershipValues } from '../settings/membershipValues';
import { membershipDraft } from './draft';

it('a draft appears only to its author', () => {
  const business = idOf(1);
  const values = { ...newMembershipValues({ maxParticipants: 8 }), name: 'A secret plan' };
  signIn(idOf(10));
  membershipDraft.save(business, values);
  signIn(idOf(11));
  expect(membershipDraft.load(business)).toEqual({});
  signIn(idOf(10));
  expect(membershipDraft.load(business)).toEqual(values);
  expect(membershipDraft.load(idOf(2))).toEqual({});
  membershipDraft.clear(business);
  expect(membershipDraft.load(business)).toEqual({});
});
