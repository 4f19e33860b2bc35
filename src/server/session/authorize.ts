import { validate as isUuid } from 'uuid';
import type { Operation } from '../../contract/operations.gen';
import { isAllowed, isStaff, type PermissionWord, type Relation } from '../../domain/permissions';
import type { AppContext } from '../platform/context';
import { connectionOf } from '../platform/database/client';
import type { Binding } from '../platform/http/bind';
import { HiddenFromCaller, CallerProblem, type Access, type Caller } from '../platform/http/call';
import { conflict, notFound, unauthorized } from '../platform/http/problem';
import type { SubjectQueries } from '../platform/http/subjectQuery';
import type { Activity } from './login/activity';
import {
  callerOf,
  readClaims,
  continueSession,
  findSession,
  ifSignedIn,
  type GivenClaims,
} from './login/authentication';
import { makeFindCaller, relationOfCaller, type CallerRow } from './callerRelation';

const accessOf = (caller: Access['caller'], row: CallerRow, relation: Relation): Access => ({
  caller,
  relation,
  businessId: row.business_id ?? undefined,
  membershipId: row.membership_id ?? undefined,
  podId: row.pod_id ?? undefined,
  channelId: row.channel_id ?? undefined,
  memberId: row.member_id ?? undefined,
});

function collectionOf(path: string): string | undefined {
  const [, , collection, first] = path.split('/');
  return first === '{id}' ? collection : undefined;
}

const isWithheldForTwoFactor = (permission: PermissionWord, relation: Relation): boolean =>
  relation.awaitsTwoFactor === true &&
  !isAllowed(permission, relation) &&
  isAllowed(permission, { ...relation, awaitsTwoFactor: false });

const twoFactorNeeded = () =>
  conflict('two_factor_needed', 'You need two-factor login to do this. Please set it up in My Settings first.');

const standingChanged = () =>
  conflict('standing_changed', 'What you can do here has just changed. Please reload the page and try again.');

function accessBy(permission: PermissionWord, caller: Caller, row: CallerRow | undefined): Access {
  const relation = row?.found && relationOfCaller(row);
  if (row?.found && relation && isWithheldForTwoFactor(permission, relation))
    throw new CallerProblem(caller, twoFactorNeeded());
  if (!row || !relation || !isAllowed(permission, relation)) throw new HiddenFromCaller(caller);
  return accessOf(caller, row, relation);
}

/**
 * Builds the authorizer, which runs first and decides whether the caller may perform an operation on the resource in
 * the path (rule platform.accessFirst), and the check that repeats the decision inside an act (rule
 * platform.rightsInTime). 401 when signed out; 404 when the resource is missing, or the caller may not see or change
 * it; 409 when staff must set up two-factor login first (rule session.staffTwoFactor), and inside an act when the
 * caller is still allowed but no longer staff.
 */
export function makeAuthorize(
  context: AppContext,
  subjects: SubjectQueries,
  activity: Activity,
): Pick<Binding, 'authorize' | 'confirm'> {
  const standings = new Map(Object.entries(subjects).map(([name, subject]) => [name, makeFindCaller(subject)]));
  const finderOf = ({ path }: Operation) => standings.get(collectionOf(path) ?? '');
  const { pool } = context.database;

  const authenticate = async (claims: GivenClaims) =>
    continueSession(context, activity, claims, await findSession(pool, claims));

  return {
    authorize: async ({ operation, params, authorization, authToken }) => {
      const { permission } = operation;
      const findStanding = finderOf(operation);
      const id = params.id ?? '';
      const namesNothing = findStanding !== undefined && !isUuid(id);
      if (permission === 'public' || permission === 'code') {
        const session = await ifSignedIn(async () => {
          const claims = await readClaims(context, authorization, authToken);
          return claims && authenticate(claims);
        });
        if (namesNothing) throw session ? new HiddenFromCaller(session.caller) : notFound();
        return { caller: undefined, ...session, relation: { signedIn: session !== undefined } };
      }
      const claims = await readClaims(context, authorization, authToken);
      if (!claims) throw unauthorized();
      if (!findStanding || namesNothing) {
        const session = await authenticate(claims);
        if (namesNothing) throw new HiddenFromCaller(session.caller);
        return { ...session, relation: { signedIn: true } };
      }
      const row = await findStanding(pool, claims, id);
      const { caller, renewedToken } = await continueSession(context, activity, claims, row);
      return { ...accessBy(permission, caller, row), renewedToken };
    },

    confirm: async ({ operation, params, access: { caller, relation: before } }, tx) => {
      if (!caller) throw unauthorized();
      const connection = connectionOf(tx);
      const findStanding = finderOf(operation);
      const now = context.clock.now();
      if (!findStanding) return void callerOf(caller, await findSession(connection, caller), now);
      const row = await findStanding(connection, caller, params.id ?? '');
      const { relation } = accessBy(operation.permission, callerOf(caller, row, now), row);
      if (isStaff(before) && !isStaff(relation)) throw standingChanged();
    },
  };
}
