import { useSearchParams } from 'react-router-dom';
import { decodeId, decodeName, type NamedSubject } from '../../domain/links';
import { useSubject } from '../ui/states/useSubject';

/** Reads the query keys `c` or `channelId`, and `n` or `name` for the first paint (rule platform.subjects). */
export function useChannelId(): NamedSubject & { name: string | undefined } {
  const [query] = useSearchParams();
  const subject = useSubject('channel');
  const name = decodeName(query.get('n') ?? query.get('name'));
  const written = query.get('channelId');
  if (subject.id || subject.unreadable || !written) return { ...subject, name };
  const id = decodeId(written);
  return { id, unreadable: id === undefined, name };
}
