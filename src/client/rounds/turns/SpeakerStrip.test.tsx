import { act, screen } from '@testing-library/react';
import { useRef } from 'react';
import { NOW } from '../../testing/clock';
import { renderPage } from '../../testing/renderPage';
import { aRound, leader, maya, tom } from '../testing/meetingMode';
import { SpeakerStrip } from './SpeakerStrip';

type Seen = (entries: { isIntersecting: boolean; boundingClientRect: { top: number } }[]) => void;

let scrollTo: (top: number) => void;

beforeEach(() => {
  class FakeObserver {
    constructor(seen: Seen) {
      scrollTo = (top) => act(() => seen([{ isIntersecting: top >= 0 && top < 800, boundingClientRect: { top } }]));
    }
    observe() {}
    disconnect() {}
  }
  Object.assign(window, { IntersectionObserver: FakeObserver });
});

afterEach(() => void Reflect.deleteProperty(window, 'IntersectionObserver'));

const change = jest.fn();

function Meeting({ leads }: { leads: boolean }) {
  const part = useRef<HTMLDivElement>(null);
  const round = aRound({
    begun: true,
    speakerId: tom().userId,
    nextSpeakerId: leader().userId,
    timer: { running: false, leftMs: 95_000 },
    people: [maya({ turn: 'DONE' }), tom(), leader()],
  });
  return (
    <>
      <SpeakerStrip
        round={round}
        speaker={tom()}
        meId={maya().userId}
        lead={leads ? { busy: undefined, error: undefined, change, record: jest.fn() } : undefined}
        answered={{ at: NOW, refetch: jest.fn() }}
        speakerPart={part}
      />
      <div ref={part} />
    </>
  );
}

it('the strip shows who speaks and the time left, once the speaker’s part is scrolled away', () => {
  renderPage(<Meeting leads={false} />);
  scrollTo(200);
  expect(screen.queryByText('1:35')).not.toBeInTheDocument();
  scrollTo(-300);
  expect(screen.getByText('1:35')).toBeVisible();
  expect(screen.getByText('Tom’s turn')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  scrollTo(200);
  expect(screen.queryByText('1:35')).not.toBeInTheDocument();
});

it('the strip doesn’t show while the speaker’s part is still below', () => {
  renderPage(<Meeting leads />);
  scrollTo(1200);
  expect(screen.queryByText('1:35')).not.toBeInTheDocument();
});

it('the strip offers the next person to the person who leads', async () => {
  const { user } = renderPage(<Meeting leads />);
  scrollTo(-300);
  await user.click(screen.getByRole('button', { name: /Anna/ }));
  expect(change).toHaveBeenCalledWith('NEXT', tom().userId);
});
