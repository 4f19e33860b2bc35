import { act, fireEvent, waitFor } from '@testing-library/react';
import { renderPage, settled } from '../../testing/renderPage';
import { FrameDialogs } from './FrameDialogs';

let mockLoaded = false;

jest.mock('./GoToDialog', () => {
  mockLoaded = true;
  return { GoToDialog: () => null };
});

it('pressing the modifier key preloads ‘Go to’', async () => {
  renderPage(<FrameDialogs />);
  await settled();
  fireEvent.keyDown(document.body, { key: 'Shift' });
  await act(() => Promise.resolve());
  expect(mockLoaded).toBe(false);
  fireEvent.keyDown(document.body, { key: 'Control', ctrlKey: true });
  await waitFor(() => expect(mockLoaded).toBe(true));
});
