import { paths } from '../../../domain/links';
import { words } from '../words';

/** Breadcrumbs of a conversation. */
export const crumbsTo = (name: string | undefined) => [
  { label: words.chats, to: paths.chats },
  ...(name ? [{ label: name }] : []),
];
