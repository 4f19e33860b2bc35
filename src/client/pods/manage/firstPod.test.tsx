import { screen, waitFor, within } from '@testing-library/react';
import type { Leader } from '../../../contract/entities.gen';
import { paths, pathTo } from '../../../domain/links';
import { noTasks } from '../../home/testing/staffTasks';
import { reply } from '../../testing/fakeApi';
import { idOf } from '../../testing/samples';
import { addPod, enterDate, fill, ready } from '../testing/addPodPage';
import { aPod, me, membershipId } from '../testing/samples';

beforeAll(() => import('../../ui/form/dates/DateTimePicker'));

beforeEach(() => {
  jest.spyOn(navigator, 'language', 'get').mockReturnValue('en-GB');
});

describe('the first pod of a membership', () => {
  const farid: Leader = {
    userId: idOf(5),
    firstName: 'Farid',
    lastName: 'Haddad',
    bio: '',
    leaderStatus: 'SIGNED_OFF',
    canLeadNewPod: true,
    timezone: 'Asia/Tokyo',
  };

  test('is led by the only person who can, in a week at seven, and leads on to the invitations', async () => {
    const { user, body, address } = addPod(
      { owner: true },
      { listStaffTasks: reply([noTasks({ membershipId, podCount: 0 })]) },
    );
    await ready();
    expect(screen.getByLabelText('Leader')).toHaveDisplayValue(/\(you\)/);
    expect(screen.getByLabelText('First meeting')).toHaveDisplayValue(/7:00 pm$/);
    await fill(user, 'Pod name', 'Walkers');
    await user.click(screen.getByLabelText('I’ll add it later'));
    await user.click(screen.getByRole('button', { name: 'Add pod' }));
    const invite = pathTo(paths.membershipInvitePeople, { membership: membershipId, pod: aPod().id });
    await waitFor(() => expect(address()).toBe(invite));
    expect(body()).toMatchObject({ leaderId: me.id, meeting: { thirdPartyMeetingLink: '', linkLater: true } });
    const { meeting } = body() as { meeting: { unixTime: number } };
    const days = (meeting.unixTime - Date.now() / 1000) / 86_400;
    expect(days).toBeGreaterThan(6);
    expect(days).toBeLessThan(8);
  });

  test('warns its leader of a meeting in their own night', async () => {
    const { user } = addPod({ owner: true });
    await ready();
    await enterDate(user, '08/01/2030 3:00 am');
    expect(await screen.findByText(`It’ll be night for ${me.firstName} ${me.lastName}.`)).toBeVisible();
  });

  test('is led by nobody from the start if several people can', async () => {
    addPod({ owner: true }, { listLeaders: reply([farid]) });
    await ready();
    expect(screen.getByLabelText('Leader')).toHaveDisplayValue('Choose…');
    expect(screen.getByLabelText('Leader')).toHaveAccessibleDescription(/applied with the leader invite link/);
  });

  test('shows the leader’s own hour, and warns at the button if it is night for them', async () => {
    const { user } = addPod({ owner: true }, { listLeaders: reply([farid]) });
    await ready();
    await user.selectOptions(screen.getByLabelText('Leader'), 'Farid Haddad');
    const times = within(await screen.findByRole('region', { name: 'Their local time' }));
    await enterDate(user, '08/01/2030 7:00 pm');
    await waitFor(() =>
      expect(times.getByRole('listitem')).toHaveTextContent('Farid HaddadWed 4:00 am (GMT+9)At night'),
    );
    expect(screen.getByText('It’ll be night for Farid Haddad.')).toBeVisible();
    await enterDate(user, '08/01/2030 9:00 am');
    await waitFor(() => expect(screen.queryByText(/This is in the night/)).not.toBeInTheDocument());
  });

  test('needs a link that is typed, or an explicit choice to add it later', async () => {
    const { user, body } = addPod();
    await ready();
    await fill(user, 'Pod name', 'Walkers');
    await user.click(screen.getByRole('button', { name: 'Add pod' }));
    const linkError = expect.stringContaining('Meeting link is required');
    await waitFor(() => expect(screen.getByLabelText('Meeting link')).toHaveAccessibleDescription(linkError));
    await user.click(screen.getByLabelText('I’ll add it later'));
    await waitFor(() => expect(screen.getByLabelText('Meeting link')).not.toHaveAccessibleDescription(linkError));
    await fill(user, 'Meeting link', 'example');
    await user.click(screen.getByRole('button', { name: 'Add pod' }));
    const shown = expect.stringContaining('Link must start with http');
    await waitFor(() => expect(screen.getByLabelText('Meeting link')).toHaveAccessibleDescription(shown));
    expect(body()).toBeUndefined();
  });
});
