import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ThemeProvider } from '../theme/ThemeProvider';
import { ListEnd } from './ListEnd';
import type { NextPage } from './useNextPage';

type Seen = (entries: { isIntersecting: boolean }[]) => void;

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

it('the next page of a list loads when its end comes into view, but not before', () => {
  const { show } = watching();
  const { load } = at('more');
  show(false);
  expect(load).not.toHaveBeenCalled();
  show();
  expect(load).toHaveBeenCalledTimes(1);
});

it.each(['loading', 'failed', 'complete'] as const)(
  'a list whose next page is %s loads nothing automatically',
  (state) => {
    const { watchers } = watching();
    at(state);
    expect(watchers.size).toBe(0);
  },
);

it('an unmounted list is no longer observed', () => {
  const { watchers } = watching();
  const { unmount } = at('more');
  expect(watchers.size).toBe(1);
  unmount();
  expect(watchers.size).toBe(0);
});

it('a button requests a list’s next page once, and stays while it loads', async () => {
  const { load, rerender } = at('more');
  const user = userEvent.setup({ delay: null });
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  rerender(<ListEnd rest={{ state: 'loading', load, answeredAt: 1 }} more="Show more" failed="It failed." />);
  const button = screen.getByRole('button', { name: 'Loading…' });
  expect(button).toHaveFocus();
  await user.click(button);
  expect(load).toHaveBeenCalledTimes(1);
});

it('a complete list has no button', () => {
  at('complete');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

describe('after ‘Show more’, the focus', () => {
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

  it.each(['more', 'complete'] as const)('moves to the first new item, where it is %s', async (state) => {
    const rerender = await ask();
    rerender(list(['Anna', 'Ben', 'Cleo'], state));
    expect(screen.getByText('Ben')).toHaveFocus();
  });

  it('stays on the button if loading fails', async () => {
    const rerender = await ask();
    rerender(list(['Anna'], 'failed'));
    expect(screen.getByRole('button')).toHaveFocus();
  });

  it('stays on the element to which the user has since moved it', async () => {
    const rerender = await ask();
    screen.getByRole('button').blur();
    screen.getByText('Anna').tabIndex = 0;
    screen.getByText('Anna').focus();
    rerender(list(['Anna', 'Ben'], 'complete'));
    expect(screen.getByText('Anna')).toHaveFocus();
  });
});
