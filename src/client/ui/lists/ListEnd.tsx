import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import classes from './ListEnd.module.css';
import { listWords } from './listWords';
import { useFocusOnNext } from '../focus/useFocusOnNext';
import type { NextPage } from './useNextPage';
import { words } from '../words';

/** The next page is fetched when the end is so near below what is in view. */
const AHEAD = '800px';

/** Fetches the next page as the end comes near; where the browser can't tell, there is the button alone. */
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
    // Anew after each answer: what was near, and was refused before it, is loaded after it.
  }, [state, load, answeredAt]);
  return element;
}

interface ListEndProps {
  rest: NextPage;
  /** The button that shows more. */
  more?: string;
  /** What is said when the next page could not be loaded. */
  failed?: string;
}

/** The button that shows the next page of a list, or what became of it (rule platform.pages). */
export function ShowMore({
  rest: { state, load },
  more = listWords.more,
  failed = listWords.moreFailed,
}: ListEndProps) {
  const button = useFocusOnNext(state);
  if (state === 'complete') return null;
  const isFailed = state === 'failed';
  return (
    <p className={classes.end} role={isFailed ? 'alert' : undefined}>
      {isFailed && failed}
      <Button
        ref={button}
        variant="default"
        size="sm"
        // A disabled button would lose the focus; a page that is on its way is not asked for again.
        aria-disabled={state === 'loading'}
        onClick={state === 'loading' ? undefined : load}
      >
        {isFailed ? words.retry : state === 'loading' ? words.loading : more}
      </Button>
    </p>
  );
}

/** The end of a list that goes on by itself as one scrolls. */
export function ListEnd(props: ListEndProps) {
  return (
    <div ref={useLoadAhead(props.rest)}>
      <ShowMore {...props} />
    </div>
  );
}
