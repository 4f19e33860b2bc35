import { useTimeout } from '@mantine/hooks';
import { useEffect, useState } from 'react';

/** Where the 'Last read' marker stands; undefined when there is none. */
export interface Marker {
  afterId: string;
  /** All that stood after it has been read meanwhile; it goes when something new waits to be read. */
  isDone: boolean;
}

/** What is known of reading: ids, which rise in the order of writing. */
export interface Reading {
  lastReadId: string | undefined;
  /** The newest message by somebody else that isn't removed. */
  newestId: string | undefined;
}

const waits = ({ lastReadId, newestId }: Reading) => newestId !== undefined && newestId > (lastReadId ?? '');

/**
 * The marker stays where it is while one reads on, so that the text does not move under one's eyes; once all is read, the next
 * messages that are not read at once move it.
 */
export function movedMarker(marker: Marker | undefined, reading: Reading): Marker | undefined {
  if (!waits(reading)) return marker && !marker.isDone ? { ...marker, isDone: true } : marker;
  if (marker && !marker.isDone) return marker;
  return reading.lastReadId === undefined ? undefined : { afterId: reading.lastReadId, isDone: false };
}

/** What somebody who looks at the conversation reads as it comes needs no marker. */
const MARKER_DELAY_MS = 1000;

/**
 * The id of the message after which 'Last read' stands. Told when one writes: the marker has done its service. What was known when
 * the conversation was kept is known anew once it is confirmed (rule platform.kept): only then is anything read.
 */
export function useLastReadMarker(
  reading: Reading,
  isUnconfirmed: boolean,
): { afterId: string | undefined; clear: () => void } {
  const { lastReadId, newestId } = reading;
  const [marker, setMarker] = useState(() => movedMarker(undefined, reading));
  const isWaiting = waits(reading);
  const [wasUnconfirmed, setWasUnconfirmed] = useState(isUnconfirmed);
  if (wasUnconfirmed !== isUnconfirmed) {
    setWasUnconfirmed(isUnconfirmed);
    if (!isUnconfirmed && isWaiting) setMarker(movedMarker(undefined, reading));
  }
  const move = () => setMarker((present) => movedMarker(present, reading));
  const { start, clear } = useTimeout(move, isWaiting ? MARKER_DELAY_MS : 0);
  useEffect(() => {
    start();
    return clear;
  }, [clear, isWaiting, lastReadId, newestId, start]);
  return { afterId: marker?.afterId, clear: () => setMarker(undefined) };
}
