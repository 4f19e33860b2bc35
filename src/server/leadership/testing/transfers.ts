import type { LeaderTransfer } from '../../../contract/entities.gen';
import type { TestApp } from '../../testing/app';
import type { TestPod } from '../../testing/factories';

interface Person {
  id: string;
}

export const NEW_LEADER_LINK = 'https://meet.example.com/new-leader';

export const offersUrl = (pod: TestPod) => `/v1/pods/${pod.id}/leader-transfers`;
export const transferUrl = ({ id }: { id: string }, what = '') => `/v1/leader-transfers/${id}${what}`;

export function transfersIn(test: TestApp) {
  const offerBy = async (asker: Person, pod: TestPod, asked: Person) =>
    (await test.as(asker)).post(offersUrl(pod), { participantId: asked.id });

  return {
    offerBy,

    offered: async (pod: TestPod, asked: Person): Promise<LeaderTransfer> =>
      (await offerBy(pod.leader ?? pod.membership.business.owner, pod, asked)).body,

    seenBy: async (person: Person, transfer: { id: string }) => (await test.as(person)).get(transferUrl(transfer)),

    accept: async (person: Person, transfer: { id: string }, meetingLink = NEW_LEADER_LINK) =>
      (await test.as(person)).post(transferUrl(transfer, '/accept'), { meetingLink }),

    decline: async (person: Person, transfer: { id: string }) =>
      (await test.as(person)).post(transferUrl(transfer, '/decline')),

    candidatesFor: async (asker: Person, pod: TestPod) =>
      (await test.as(asker)).get(`/v1/pods/${pod.id}/leader-candidates`),

    podSeenBy: async (person: Person, pod: TestPod) => (await (await test.as(person)).get(`/v1/pods/${pod.id}`)).body,
  };
}
