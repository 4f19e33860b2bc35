import type { TestApp } from '../../testing/app';
import type { TestPod, TestUser } from '../../testing/factories';

export const POD_LINK = 'https://meet.example.com/pod';
export const ASSISTANT_LINK = 'https://meet.example.com/anna';

export function assistantsIn(test: TestApp) {
  const url = (pod: TestPod) => `/v1/pods/${pod.id}/assistant-leader`;

  const ask = async (pod: TestPod, person: { id: string }, by: TestUser = pod.leader!) =>
    (await test.as(by)).post(url(pod), { participantId: person.id });

  const confirm = async (pod: TestPod, person: TestUser, meetingLink = ASSISTANT_LINK) =>
    (await test.as(person)).post(`${url(pod)}/confirm`, { meetingLink });

  const decline = async (pod: TestPod, person: TestUser) => (await test.as(person)).post(`${url(pod)}/decline`);

  const unassign = async (pod: TestPod, by: TestUser) => (await test.as(by)).delete(url(pod));

  const linkOf = async (pod: TestPod): Promise<unknown> =>
    (await (await test.as(pod.membership.business.owner)).get(`/v1/pods/${pod.id}`)).body.scheduledMeeting
      .thirdPartyMeetingLink;

  const asked = async () => {
    const pod = await test.make.pod();
    const anna = await test.make.participant(pod);
    await ask(pod, anna);
    return { pod, anna };
  };

  const assisting = async () => {
    const { pod, anna } = await asked();
    await confirm(pod, anna);
    return { pod, anna, asAnna: await test.as(anna) };
  };

  return { url, ask, confirm, decline, unassign, linkOf, asked, assisting };
}
