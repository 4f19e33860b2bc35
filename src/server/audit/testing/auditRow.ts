import type { AuditAct } from '../../../domain/audit/acts';
import type { OperationId } from '../../platform/http/call';
import type { TestAnswer } from '../../testing/actors';
import { expectSuccess, type Name, type World } from '../../testing/catalogue/world';

type Actor = Exclude<Name, 'newAddress' | 'operator'>;
type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

export interface AuditRow {
  operation: OperationId | 'the operator' | 'the clock';
  act: AuditAct;
  given?: (world: World) => Promise<unknown>;
  does: (world: World) => Promise<TestAnswer | boolean | undefined>;
  by: Actor;
  person?: Actor;
  about?: 'business' | 'membership' | 'pod';
  podName?: string;
  fields?: string[];
  detail?: string;
}

export const send =
  (by: Exclude<Actor, 'newcomer'>, method: Method, path: (world: World) => string, body?: object) =>
  async (world: World) =>
    expectSuccess(await (await world.as(by))[method](path(world), body as never));

export const business = (what: string) => (world: World) => `/v1/businesses/${world.membership.business.id}${what}`;
export const membership = (what: string) => (world: World) => `/v1/memberships/${world.membership.id}${what}`;
export const member = (what: string) => (world: World) =>
  `/v1/memberships/${world.membership.id}/members/${world.ids.members}${what}`;
export const leader = (name: 'participant' | 'leader', what: string) => (world: World) =>
  `/v1/memberships/${world.membership.id}/leaders/${world.people[name].id}${what}`;
export const pod = (what: string) => (world: World) => `/v1/pods/${world.pod.id}${what}`;
