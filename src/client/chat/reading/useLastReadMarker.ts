import { useTimeout } from '@mantine/hooks';
import { useEffect, useState } from 'react';

export interface Marker {
  afterId: string;
  /** Everything after the marker has been read; it disappears with the next unread message. */
  isDone: boolean;
}

export interface ReadPosition {
  lastReadId: string | undefined;
  newestId: string | undefined;
}

const waits = ({ lastReadId, newestId }: ReadPosition) => newestId !== undefined && newestId > (lastReadId ?? '');

/**
 * The marker stays while the user reads, so that the text doesn't move. Once everything is read, it moves to the next
 * messages that aren't read immediately.
 */
export function nextMarker(marker: Marker | undefined, reading: ReadPosition): Marker | undefined {
  if (!waits(reading)) return marker && !marker.isDone ? { ...marker, isDone: true } : marker;
  if (marker && !marker.isDone) return marker;
  return reading.lastReadId === undefined ? undefined : { afterId: reading.lastReadId, isDone: false };
}

/** Messages read this soon after their arrival need no marker. */
const MARKER_DELAY_MS = 1000;

/**
 * The id of the message before 'Last read'. Call the returned function on sending, which removes the marker. Cached
 * read state is replaced on confirmation (rule platform.persistence).
 */
export function useLastReadMarker(
  reading: ReadPosition,
  isUnconfirmed: boolean,
): { afterId: string | undefined; clear: () => void } {
  const { lastReadId, newestId } = reading;
  const [marker, setMarker] = useState(() => nextMarker(undefined, reading));
  const isWaiting = waits(reading);
  const [wasUnconfirmed, setWasUnconfirmed] = useState(isUnconfirmed);
  if (wasUnconfirmed !== isUnconfirmed) {
    setWasUnconfirmed(isUnconfirmed);
    if (!isUnconfirmed && isWaiting) setMarker(nextMarker(undefined, reading));
  }
  const move = () => setMarker((present) => nextMarker(present, reading));
  const { start, clear } = useTimeout(move, isWaiting ? MARKER_DELAY_MS : 0);
  useEffect(() => {
    start();
    return clear;
  }, [clear, isWaiting, lastReadId, newestId, start]);
  return { afterId: marker?.afterId, clear: () => setMarker(undefined) };
}
