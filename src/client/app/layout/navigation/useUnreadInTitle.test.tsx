import { act, screen, waitFor } from '@testing-library/react';
import { chatApi } from '../../../api/chatApi';
import { fakeApi, reply } from '../../../testing/fakeApi';
import { exampleChannels } from '../../../testing/exampleChannels';
import { renderPage } from '../../../testing/renderPage';
import { PageHeading } from '../../../ui/pages/PageHeading';
import { useUnreadInTitle } from './useUnreadInTitle';

function Page() {
  useUnreadInTitle();
  return <PageHeading>Early Birds</PageHeading>;
}

it("the window title shows the number of unread messages before the page's name", async () => {
  const channels = exampleChannels({ unread: 2 }, { unread: 1 });
  const api = fakeApi({ listMyChannels: reply(channels) });
  const { store, unmount } = renderPage(<Page />);
  expect(await screen.findByRole('heading')).toBeVisible();
  await waitFor(() => expect(document.title).toBe('(3) Early Birds · Stepwell'));
  api.replies.listMyChannels = reply(exampleChannels({ unread: 100 }, { unread: 0 }));
  act(() => void store.dispatch(chatApi.util.invalidateTags(['Channel'])));
  await waitFor(() => expect(document.title).toBe('(99+) Early Birds · Stepwell'));
  unmount();
});
