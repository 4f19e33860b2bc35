import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useFocusOnNext } from '../focus/useFocusOnNext';
import { words } from '../words.gen';
import classes from './ListEnd.module.css';
import { words as listWords } from './listWords.gen';
import type { NextPage } from './useNextPage';

const AHEAD = '800px';

/** Without an IntersectionObserver, only the button loads more. */
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
    // Observes again after each answer, since a request refused earlier can now succeed.
  }, [state, load, answeredAt]);
  return element;
}

interface ListEndProps {
  rest: NextPage;
  more?: string;
  failed?: string;
}

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
        // Disabling the button would lose the focus.
        aria-disabled={state === 'loading'}
        onClick={state === 'loading' ? undefined : load}
      >
        {isFailed ? words.retry : state === 'loading' ? words.loading : more}
      </Button>
    </p>
  );
}

export function ListEnd(props: ListEndProps) {
  return (
    <div ref={useLoadAhead(props.rest)}>
      <ShowMore {...props} />
    </div>
  );
}
