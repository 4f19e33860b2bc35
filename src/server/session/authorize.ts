import type { ClientBase } from 'pg';
import { validate as isUuid } from 'uuid';
import type { Operation } from '../../contract/operations.gen';
import { keyHasScope } from '../../domain/integrations/apiKeys';
import { isAllowed, isStaff, type PermissionWord, type Relation } from '../../domain/permissions';
import type { AppContext } from '../platform/context';
import { connectionOf } from '../platform/database/client';
import { apiKeyIn } from '../platform/http/apiKeyHeader';
import { isOpen, type Binding, type OperationRequest } from '../platform/http/bind';
import { HiddenFromCaller, CallerProblem, type Access, type Caller } from '../platform/http/call';
import { conflict, notFound, Problem, problem, unauthorized } from '../platform/http/problem';
import type { SubjectQueries } from '../platform/http/subjectQuery';
import { callerOfKey, holdKey } from './apiKey';
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
import { refusals } from './refusals';

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

const twoFactorNeeded = () => conflict('two_factor_needed', refusals.twoFactorNeeded);

const twoFactorSkipped = () => conflict('two_factor_skipped', refusals.twoFactorSkipped);

const signOnNeeded = (businessId: string | null) =>
  new Problem(409, 'sign_on_needed', refusals.signOnNeeded, [], {}, businessId === null ? {} : { businessId });

const standingChanged = () => conflict('standing_changed', refusals.standingChanged);

function accessBy(permission: PermissionWord, caller: Caller, row: CallerRow | undefined): Access {
  const relation = row?.found && relationOfCaller(row);
  if (row?.awaits_sign_on && relation && isAllowed(permission, { ...relation, awaitsTwoFactor: false }))
    throw new CallerProblem(caller, signOnNeeded(row.business_id));
  if (row?.found && relation && isWithheldForTwoFactor(permission, relation))
    throw new CallerProblem(caller, twoFactorNeeded());
  if (!row || !relation || !isAllowed(permission, relation)) throw new HiddenFromCaller(caller);
  if (row.skipped_two_factor) throw new CallerProblem(caller, twoFactorSkipped());
  return accessOf(caller, row, relation);
}

/** Refuses a key whose scopes don't cover an operation (rule integrations.scopes). */
function checkScope(caller: Caller, { keyScope }: Operation): void {
  if (keyScope === null) {
    throw new CallerProblem(caller, problem(403, 'api_key_not_allowed', refusals.apiKeyNotAllowed));
  }
  if (!keyHasScope(caller.key?.scopes ?? [], keyScope)) {
    const detail = refusals.apiKeyScopeMissing({ scope: keyScope });
    throw new CallerProblem(caller, problem(403, 'api_key_scope_missing', detail));
  }
}

/**
 * A key acts as staff of its own business, never as the member or leader that its creator may be there too (rule
 * integrations.keys).
 */
function accessOfKey(permission: PermissionWord, caller: Caller, row: CallerRow | undefined): Access {
  if (row?.business_id !== caller.key?.businessId) throw new HiddenFromCaller(caller);
  const { relation, businessId, membershipId } = accessBy(permission, caller, row);
  if (!isStaff(relation)) throw new HiddenFromCaller(caller);
  const { staffRole } = relation;
  return {
    caller,
    relation: { signedIn: true, byKey: true, ...(staffRole && { staffRole }) },
    businessId,
    membershipId,
  };
}

/**
 * Builds the authorizer, which runs first and decides whether the caller may perform an operation on the resource in
 * the path (rule platform.accessFirst), and the check that repeats the decision inside an act (rule
 * platform.rightsInTime). 401 when signed out; 404 when the resource is missing, or the caller may not see or change
 * it; 409 when staff must set up two-factor login first (rule session.staffTwoFactor), when the caller must log in with
 * the business's identity provider (rule signOn.required), and inside an act when the caller is still allowed but no
 * longer staff.
 */
export function makeAuthorize(
  context: AppContext,
  subjects: SubjectQueries,
  activity: Activity,
): Pick<Binding, 'authorize' | 'confirm'> {
  const finders = (credential: 'session' | 'key') =>
    new Map(Object.entries(subjects).map(([name, subject]) => [name, makeFindCaller(subject, credential)]));
  const [ofSessions, ofKeys] = [finders('session'), finders('key')];
  const finderOf = ({ path }: Operation, byKey = false) => (byKey ? ofKeys : ofSessions).get(collectionOf(path) ?? '');
  const { pool } = context.database;

  const authenticate = async (claims: GivenClaims) =>
    continueSession(context, activity, claims, await findSession(pool, claims));

  /** For operations that name nothing: the key's creator must be able to act as staff of its business. */
  async function checkBusinessOfKey(caller: Caller, connection: Pick<ClientBase, 'query'>): Promise<void> {
    const row = await ofKeys.get('businesses')?.(connection, caller, caller.key?.businessId ?? '');
    accessOfKey('business.staff', caller, row);
  }

  async function authorizeKey({ operation, params }: OperationRequest, secret: string): Promise<Access> {
    const now = context.clock.now();
    const caller = await callerOfKey(pool, secret, now);
    checkScope(caller, operation);
    activity.useKey(caller.sessionId, now);
    const findStanding = finderOf(operation, true);
    if (!findStanding) {
      const relation = { signedIn: true, byKey: true };
      if (!isAllowed(operation.permission, relation)) throw new HiddenFromCaller(caller);
      await checkBusinessOfKey(caller, pool);
      return { caller, relation };
    }
    const id = params.id ?? '';
    return accessOfKey(operation.permission, caller, isUuid(id) ? await findStanding(pool, caller, id) : undefined);
  }

  return {
    authorize: async (request) => {
      const { operation, params, authorization, authToken } = request;
      const { permission } = operation;
      const secret = apiKeyIn(authorization);
      if (secret !== undefined && !isOpen(operation)) return authorizeKey(request, secret);
      const findStanding = finderOf(operation);
      const id = params.id ?? '';
      const namesNothing = findStanding !== undefined && !isUuid(id);
      if (isOpen(operation)) {
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
        const relation = { signedIn: true };
        if (namesNothing || !isAllowed(permission, relation)) throw new HiddenFromCaller(session.caller);
        return { ...session, relation };
      }
      const row = await findStanding(pool, claims, id);
      const { caller, renewedToken } = await continueSession(context, activity, claims, row);
      return { ...accessBy(permission, caller, row), renewedToken };
    },

    confirm: async ({ operation, params, access: { caller, relation: before } }, tx) => {
      if (!caller) throw unauthorized();
      const connection = connectionOf(tx);
      const findStanding = finderOf(operation, caller.key !== undefined);
      const now = context.clock.now();
      if (caller.key) {
        const isValid = await holdKey(connection, caller.key.id);
        if (!isValid) throw unauthorized();
        if (!findStanding) return checkBusinessOfKey(caller, connection);
      }
      if (!findStanding) return void callerOf(caller, await findSession(connection, caller), now);
      const row = await findStanding(connection, caller, params.id ?? '');
      const { relation } = accessBy(operation.permission, callerOf(caller, row, now), row);
      if (isStaff(before) && !isStaff(relation)) throw standingChanged();
    },
  };
}
