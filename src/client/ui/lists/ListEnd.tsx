import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useFocusOnNext } from '../focus/useFocusOnNext';
import { words } from '../words';
import classes from './ListEnd.module.css';
import { listWords } from './listWords';
import type { NextPage } from './useNextPage';

/** The next page loads when the end is this close below the view. */
const AHEAD = '800px';

/** Loads the next page near the end; in browsers without an observer only the button does. */
function useLoadAhead({ state, load, answeredAt }: NextPage) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const end = element.current;
    if (state !== 'more' || !end || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) load();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(end);
    return () => observer.disconnect();
    // Observes again after each answer, since a request refused before it can now succeed.
  }, [state, load, answeredAt]);
  return element;
}

interface ListEndProps {
  rest: NextPage;
  /** Label of the button. */
  more?: string;
  /** The message shown when the next page fails to load. */
  failed?: string;
}

/** The button for the next page of a list, or its status (rule platform.pages). */
export function ShowMore({
  rest: { state, load },
  more = listWords.more,
  failed = listWords.moreFailed,
}: ListEndProps) {
  const button = useFocusOnNext(state);
  if (state === 'complete' || state === 'outdated') return null;
  const isFailed = state === 'failed';
  return (
    <p className={classes.end} role={isFailed ? 'alert' : undefined}>
      {isFailed && failed}
      <Button
        ref={button}
        variant="default"
        size="sm"
        // Disabling the button would lose the focus; a page being loaded isn't requested again.
        aria-disabled={state === 'loading'}
        onClick={state === 'loading' ? undefined : load}
      >
        {isFailed ? words.retry : state === 'loading' ? words.loading : more}
      </Button>
    </p>
  );
}

/** The end of a list that loads more on scrolling. */
export function ListEnd(props: ListEndProps) {
  return (
    <div ref={useLoadAhead(props.rest)}>
      <ShowMore {...props} />
    </div>
  );
}
