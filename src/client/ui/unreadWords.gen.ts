/* Generated from unreadWords.en.json by `npm run words:generate`. Never edited by hand. */
import { number, plural } from '../../domain/text/messages';

export const words = {
  messages: (d: { count: number }) => number('en', d.count) + " unread message" + plural('en', d.count, { one: "", other: "s" }),
  many: (d: { count: number }) => number('en', d.count) + " or more unread messages",
};
