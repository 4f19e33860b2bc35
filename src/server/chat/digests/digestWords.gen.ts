/* Generated from digestWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage, en, number, plural } from '../../../domain/text/messages';

const enWords = {
  missed: {
    inNamed: (d: { count: number; names: string }) => plural(d.count, 0, en, { one: number("en", d.count, 0) + " new message in " + d.names, other: number("en", d.count, 0) + " new messages in " + d.names }),
    inMany: (d: { count: number; chats: number }) => plural(d.count, 0, en, { one: number("en", d.count, 0) + " new message in " + number("en", d.chats, 0) + " chats", other: number("en", d.count, 0) + " new messages in " + number("en", d.chats, 0) + " chats" }),
    uncountedInNamed: (d: { max: number; names: string }) => number("en", d.max, 0) + "+ new messages in " + d.names,
    uncountedInMany: (d: { max: number; chats: number }) => number("en", d.max, 0) + "+ new messages in " + number("en", d.chats, 0) + " chats",
  },
  preview: (d: { sender: string; text: string }) => d.sender + ": " + d.text,
  sinceYouLooked: "Since you last looked:",
  channel: {
    counted: (d: { count: number; name: string; membershipName: string; senders: string; date: string; time: string }) => plural(d.count, 0, en, { one: d.name + " (" + d.membershipName + "): " + number("en", d.count, 0) + " new message from " + d.senders + ", since " + d.date + ", " + d.time + ".", other: d.name + " (" + d.membershipName + "): " + number("en", d.count, 0) + " new messages from " + d.senders + ", since " + d.date + ", " + d.time + "." }),
    uncounted: (d: { name: string; membershipName: string; max: number; senders: string; date: string; time: string }) => d.name + " (" + d.membershipName + "): " + number("en", d.max, 0) + "+ new messages from " + d.senders + ", since " + d.date + ", " + d.time + ".",
  },
  quotedLine: (d: { text: string }) => "‘" + d.text + "’",
  furtherChannels: (d: { count: number }) => plural(d.count, 0, en, { one: "There’s something new in " + number("en", d.count, 0) + " more chat too.", other: "There’s something new in " + number("en", d.count, 0) + " more chats too." }),
  button: "Read messages",
  why: "You’re getting this because you haven’t read these messages yet. We mention each one only once.",
  settings: "Change how often you get these emails",
};

export type Words = typeof enWords;

export const wordsIn = byLanguage<Words>({ en: enWords });
