import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ListEnd } from './ListEnd';
import { ThemeProvider } from '../theme/ThemeProvider';
import type { NextPage } from './useNextPage';

type Seen = (entries: { isIntersecting: boolean }[]) => void;

/** Stands in for the browser's; `show` says that the end has come into view. */
function watching() {
  const watchers = new Set<Seen>();
  class FakeObserver {
    constructor(private readonly seen: Seen) {}
    observe() {
      watchers.add(this.seen);
    }
    disconnect() {
      watchers.delete(this.seen);
    }
  }
  Object.assign(window, { IntersectionObserver: FakeObserver });
  return { show: (isIntersecting = true) => watchers.forEach((seen) => seen([{ isIntersecting }])), watchers };
}

afterEach(() => void Reflect.deleteProperty(window, 'IntersectionObserver'));

const at = (state: NextPage['state'], load = jest.fn()) => ({
  load,
  ...render(<ListEnd rest={{ state, load, answeredAt: 1 }} more="Show more" failed="It failed." />, {
    wrapper: ThemeProvider,
  }),
});

it('the next page of a list is fetched as its end comes into view, and not before', () => {
  const { show } = watching();
  const { load } = at('more');
  show(false);
  expect(load).not.toHaveBeenCalled();
  show();
  expect(load).toHaveBeenCalledTimes(1);
});

it.each(['loading', 'failed', 'complete'] as const)(
  'a list whose next page is %s fetches nothing by itself',
  (state) => {
    const { watchers } = watching();
    at(state);
    expect(watchers.size).toBe(0);
  },
);

it('a list that is left is watched no more', () => {
  const { watchers } = watching();
  const { unmount } = at('more');
  expect(watchers.size).toBe(1);
  unmount();
  expect(watchers.size).toBe(0);
});

it('the next page of a list can be asked for by a button, which is there while it comes but asks once', async () => {
  const { load, rerender } = at('more');
  const user = userEvent.setup({ delay: null });
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  rerender(<ListEnd rest={{ state: 'loading', load, answeredAt: 1 }} more="Show more" failed="It failed." />);
  const button = screen.getByRole('button', { name: 'Loading…' });
  expect(button).toHaveFocus();
  await user.click(button);
  expect(load).toHaveBeenCalledTimes(1);
});

it('a list that is complete has no button', () => {
  at('complete');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

describe('who asks for more', () => {
  const load = jest.fn();
  const list = (items: string[], state: NextPage['state']) => (
    <ThemeProvider>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <ListEnd rest={{ state, load, answeredAt: 1 }} />
      <ul>
        <li>Another list</li>
      </ul>
    </ThemeProvider>
  );
  async function ask() {
    const { rerender } = render(list(['Anna'], 'more'));
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    rerender(list(['Anna'], 'loading'));
    return rerender;
  }

  it.each(['more', 'complete'] as const)('goes on with the first that came, where then it is %s', async (state) => {
    const rerender = await ask();
    rerender(list(['Anna', 'Ben', 'Cleo'], state));
    expect(screen.getByText('Ben')).toHaveFocus();
  });

  it('stays with the button, where it could not be loaded', async () => {
    const rerender = await ask();
    rerender(list(['Anna'], 'failed'));
    expect(screen.getByRole('button')).toHaveFocus();
  });

  it('is left where they have gone meanwhile', async () => {
    const rerender = await ask();
    screen.getByRole('button').blur();
    screen.getByText('Anna').tabIndex = 0;
    screen.getByText('Anna').focus();
    rerender(list(['Anna', 'Ben'], 'complete'));
    expect(screen.getByText('Anna')).toHaveFocus();
  });
});
