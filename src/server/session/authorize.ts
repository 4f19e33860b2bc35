import { validate as isUuid } from 'uuid';
import { isAllowed, type PermissionWord, type Relation } from '../../domain/permissions';
import type { AppContext } from '../platform/context';
import type { Binding } from '../platform/http/bind';
import { HiddenFrom, type Access } from '../platform/http/call';
import { conflict, notFound, unauthorized } from '../platform/http/problem';
import type { Subjects } from '../platform/http/subject';
import { authenticate, callerIfSignedIn, callerOf, claimsOf } from './authentication';
import { makeFindStanding, relationOf, type StandingRow } from './standing';

const accessOf = (caller: Access['caller'], row: StandingRow, relation: Relation): Access => ({
  caller,
  relation,
  businessId: row.business_id ?? undefined,
  membershipId: row.membership_id ?? undefined,
  podId: row.pod_id ?? undefined,
  channelId: row.channel_id ?? undefined,
  memberId: row.member_id ?? undefined,
});

/** The collection that a path names something of, when it names it by its id: `pods` for `/v1/pods/{id}/members`. */
function collectionOf(path: string): string | undefined {
  const [, , collection, first] = path.split('/');
  return first === '{id}' ? collection : undefined;
}

/** Whether somebody might once they have set up two-factor login. */
const isWithheldForTwoFactor = (permission: PermissionWord, relation: Relation): boolean =>
  relation.awaitsTwoFactor === true &&
  !isAllowed(permission, relation) &&
  isAllowed(permission, { ...relation, awaitsTwoFactor: false });

const twoFactorNeeded = () =>
  conflict('two_factor_needed', 'You need two-factor login to do this. Please set it up in My Settings first.');

/**
 * Makes what decides, before anything else is looked at, whether the caller may do an operation on what its path names
 * (rule platform.accessFirst). 401 signed out, 404 for what is missing and for what is not theirs to see or do, 409 for
 * staff who must set up two-factor login first (rule session.staffTwoFactor).
 */
export function makeAuthorize(context: AppContext, subjects: Subjects): Binding['authorize'] {
  const standings = new Map(Object.entries(subjects).map(([name, subject]) => [name, makeFindStanding(subject)]));

  return async ({ operation: { permission, path }, params, authorization, authToken }) => {
    const findStanding = standings.get(collectionOf(path) ?? '');
    const id = params.id ?? '';
    const namesNothing = findStanding !== undefined && !isUuid(id);
    if (permission === 'public' || permission === 'code') {
      const caller = await callerIfSignedIn(context, authorization, authToken);
      if (namesNothing) throw notFound();
      return { caller, relation: { signedIn: caller !== undefined } };
    }
    const claims = await claimsOf(context, authorization, authToken);
    if (!claims) throw unauthorized();
    if (!findStanding || namesNothing) {
      const caller = await authenticate(context, claims);
      if (namesNothing) throw notFound();
      return { caller, relation: { signedIn: true } };
    }
    const row = await findStanding(context.database, claims, id);
    const caller = callerOf(claims, row, context.clock.now());
    const relation = row?.found && relationOf(row);
    if (row?.found && relation && isWithheldForTwoFactor(permission, relation)) throw twoFactorNeeded();
    if (!row || !relation || !isAllowed(permission, relation)) throw new HiddenFrom(caller);
    return accessOf(caller, row, relation);
  };
}
