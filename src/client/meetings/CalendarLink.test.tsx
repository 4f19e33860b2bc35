import { screen, waitFor } from '@testing-library/react';
import { fakeApi, refuse, reply } from '../testing/fakeApi';
import { renderPage } from '../testing/renderPage';
import { ToastsAndDialogs } from '../ui/messages/ToastsAndDialogs';
import { CalendarLink } from './CalendarLink';

const [url, other] = ['https://stepwell.example/v1/calendar/one.ics', 'https://stepwell.example/v1/calendar/two.ics'];
const feed = (link: string) => reply({ url: link, created: 1_772_442_000_000 });

function open(replies: Parameters<typeof fakeApi>[0] = {}) {
  const api = fakeApi({ getMyCalendarFeed: feed(url), ...replies });
  const acts = () => api.sent.map(({ operationId }) => operationId).filter((name) => name !== 'getMyCalendarFeed');
  const page = renderPage(
    <>
      <CalendarLink />
      <ToastsAndDialogs />
    </>,
  );
  return { ...page, api, acts };
}

test('a user without a calendar link can create one, and copy it or open it in their calendar', async () => {
  const { user, api, acts } = open({ getMyCalendarFeed: reply({}), renewMyCalendarFeed: feed(url) });
  const make = await screen.findByRole('button', { name: 'Create calendar link' });
  api.replies.getMyCalendarFeed = feed(url);
  await user.click(make);
  expect(await screen.findByLabelText('Calendar link')).toHaveValue(url);
  expect(screen.getByRole('button', { name: 'Copy calendar link' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open in calendar app' })).toHaveAttribute(
    'href',
    'webcal://stepwell.example/v1/calendar/one.ics',
  );
  expect(acts()).toEqual(['renewMyCalendarFeed']);
});

test('a new link is created only after a warning that the old one will stop working', async () => {
  const { user, api, acts } = open({ renewMyCalendarFeed: feed(other) });
  await user.click(await screen.findByRole('button', { name: 'Get a new link' }));
  const dialog = await screen.findByRole('dialog', { name: 'Get a new calendar link?' });
  expect(dialog).toHaveTextContent('The old link stops working straight away');
  expect(acts()).toEqual([]);
  api.replies.getMyCalendarFeed = feed(other);
  await user.click(screen.getAllByRole('button', { name: 'Get a new link' }).at(-1)!);
  await waitFor(() => expect(screen.getByLabelText('Calendar link')).toHaveValue(other));
  expect(acts()).toEqual(['renewMyCalendarFeed']);
});

test('the link can be switched off after a confirmation, and created again', async () => {
  const { user, api } = open({ deleteMyCalendarFeed: reply({ done: true }) });
  await user.click(await screen.findByRole('button', { name: 'Turn off' }));
  api.replies.getMyCalendarFeed = reply({});
  await user.click(await screen.findByRole('button', { name: 'Turn off calendar link' }));
  expect(await screen.findByRole('button', { name: 'Create calendar link' })).toBeVisible();
});

test('a link that can’t be created shows an error, and can be retried', async () => {
  const { user } = open({
    getMyCalendarFeed: reply({}),
    renewMyCalendarFeed: refuse(503, { detail: 'Please try again in a moment.' }),
  });
  await user.click(await screen.findByRole('button', { name: 'Create calendar link' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Please try again in a moment.');
  expect(screen.getByRole('button', { name: 'Create calendar link' })).not.toHaveAttribute('aria-disabled', 'true');
});
