import { v7 } from 'uuid';
import type { AuditAct } from '../../domain/audit/acts';
import * as tables from '../platform/database/schema';
import { membershipPlans } from './plan';
import type { StoredPod } from './pods';
import { itemAt, DAY_MS, HOUR_MS, type World } from './world';

const APPLICANT = 29;

type Entry = Omit<typeof tables.auditEntries.$inferInsert, 'businessId' | 'act' | 'actorId' | 'createdAt'>;

type Done = [days: number, actorId: string, act: AuditAct, about?: Entry];

/** The networks that the demo's people act from: addresses reserved for documentation. */
const NETWORKS = ['203.0.113.7', '2001:db8:12:7::/64', '198.51.100.23'];

export async function addAuditLog(world: World, businessId: string, membershipId: string, pods: StoredPod[]) {
  const { tx, now, staff, people } = world;
  const [owner, admin] = [itemAt(staff, 0).id, itemAt(staff, 1).id];
  const [first, second] = [itemAt(pods, 0), itemAt(pods, 1)];
  const leaderOf = (pod: StoredPod) => itemAt(pod.people, 0).userId;
  const membership = { membershipId, membershipName: itemAt(membershipPlans, 0).name };
  const inPod = (pod: StoredPod) => ({ ...membership, podId: pod.podId, podName: pod.name });
  const person = (index: number) => ({ personId: itemAt(people, index).id });
  const done: Done[] = [
    [398, owner, 'ADMIN_INVITED', { detail: 't…@example.com' }],
    [397, admin, 'ADMIN_JOINED'],
    [380, owner, 'MEMBERSHIP_CREATED', membership],
    [372, admin, 'LEADER_STATUS_SET', { ...membership, ...person(0), detail: 'SIGNED_OFF' }],
    [370, leaderOf(first), 'POD_CREATED', { ...inPod(first), personId: leaderOf(first) }],
    [190, owner, 'MEMBERSHIP_CHANGED', { ...membership, fields: ['supportEmail', 'ShareWinLink', 'MaxParticipants'] }],
    [96, admin, 'INVITE_LINKS_RESET', membership],
    [61, leaderOf(second), 'POD_CHANGED', { ...inPod(second), fields: ['meeting'] }],
    [34, admin, 'MEMBERS_DOWNLOADED', membership],
    [21, leaderOf(first), 'ASSISTANT_ASKED', { ...inPod(first), ...person(6) }],
    [20, itemAt(people, 6).id, 'ASSISTANT_CONFIRMED', inPod(first)],
    [13, admin, 'LEADER_DECLINED', { ...membership, ...person(APPLICANT) }],
    [12, admin, 'LEADER_ANSWER_UNDONE', { ...membership, ...person(APPLICANT) }],
    [6, owner, 'BUSINESS_CHANGED', { fields: ['name'] }],
    [2, leaderOf(second), 'MESSAGE_REMOVED', { ...inPod(second), personId: itemAt(second.people, 2).userId }],
    [1, admin, 'MEMBER_EMAIL_CHANGE_STARTED', { ...membership, ...person(20) }],
  ];
  await tx.insert(tables.auditEntries).values(
    done.map(([days, actorId, act, about], index) => {
      const createdAt = new Date(now - days * DAY_MS - (index % 7) * HOUR_MS);
      const address = itemAt(NETWORKS, index % NETWORKS.length);
      return { id: v7({ msecs: createdAt.getTime() }), businessId, act, actorId, address, createdAt, ...about };
    }),
  );
}
