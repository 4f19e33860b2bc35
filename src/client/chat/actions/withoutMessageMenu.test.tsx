import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderPage, settled } from '../../testing/renderPage';
import { ToastsAndDialogs } from '../../ui/messages/ToastsAndDialogs';
import { message } from '../testing/conversation';
import { rowsOf } from '../log/rows';
import { MessageMenu } from './MessageMenu';

jest.mock('./LoadedMessageMenu', () => {
  throw new Error('Loading chunk message-menu failed.');
});

const [row] = rowsOf({ messages: [message(1)], unsent: [], userId: '', lastReadId: undefined, zone: 'UTC' });
const nothing = () => {};

function Conversation() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>More</button>
      <MessageMenu
        openMenu={isOpen && row ? { row, part: 'all', place: new DOMRect() } : undefined}
        userId=""
        isPodLeader={false}
        mayPin={false}
        pinnedId={undefined}
        onPin={nothing}
        isOffline={false}
        onClose={() => setOpen(false)}
        onReact={nothing}
        onEdit={nothing}
        onReply={nothing}
        onRemove={nothing}
        onCopy={nothing}
        onMarkUnread={nothing}
        onReport={nothing}
        onBlock={nothing}
      />
      <ToastsAndDialogs />
    </>
  );
}

it('a menu that fails to load shows one error, even if opened while loading', async () => {
  renderPage(<Conversation />);
  act(() => screen.getByRole('button', { name: 'More' }).click());
  await settled();
  const alerts = await screen.findAllByRole('alert');
  expect(alerts.map(({ textContent }) => textContent)).toEqual([
    'We couldn’t open that just now. Please reload the page and try again.',
  ]);
});
