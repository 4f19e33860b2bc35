import { deliverAnnouncements } from '../../announcements/deliverAnnouncements';
import { IN_POD, type CatalogueRow } from './row';
import { expectSuccess, type World } from './world';

const send = async (world: World, audience: object) => {
  const body = { title: 'A new season', text: 'We begin on Monday.', audience };
  expectSuccess(await (await world.as('owner')).post(`/v1/memberships/${world.membership.id}/announcements`, body));
  await deliverAnnouncements(world.test.app.context);
};

export const announcementRows: CatalogueRow[] = [
  {
    act: 'staff write to the people of a pod',
    does: (world) => send(world, { kind: 'PODS', podIds: [world.pod.id] }),
    listed: { announcement: [...IN_POD] },
    mailed: { announcement: [...IN_POD] },
  },
  {
    act: 'staff write to the leaders',
    does: (world) => send(world, { kind: 'LEADERS' }),
    listed: { announcement: ['leader', 'otherLeader'] },
    mailed: { announcement: ['leader', 'otherLeader'] },
  },
];
