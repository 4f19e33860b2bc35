import { paths } from '../../../domain/links';
import { words } from '../words.gen';

export const crumbsTo = (name: string | undefined) => [
  { label: words.chats, to: paths.chats },
  ...(name ? [{ label: name }] : []),
];
