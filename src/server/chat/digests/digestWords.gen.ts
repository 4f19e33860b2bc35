/* Generated from digestWords.en.json by `npm run words:generate`. Never edited by hand. */
import { byLanguage, number, plural } from '../../../domain/text/messages';

const en = {
  missed: {
    inNamed: (d: { count: number; names: string }) => number('en', d.count) + " new message" + plural('en', d.count, { one: "", other: "s" }) + " in " + d.names,
    inMany: (d: { count: number; chats: number }) => number('en', d.count) + " new message" + plural('en', d.count, { one: "", other: "s" }) + " in " + number('en', d.chats) + " chats",
    uncountedInNamed: (d: { max: number; names: string }) => number('en', d.max) + "+ new messages in " + d.names,
    uncountedInMany: (d: { max: number; chats: number }) => number('en', d.max) + "+ new messages in " + number('en', d.chats) + " chats",
  },
  preview: (d: { sender: string; text: string }) => d.sender + ": " + d.text,
  sinceYouLooked: "Since you last looked:",
  channel: {
    counted: (d: { count: number; name: string; membershipName: string; senders: string; date: string; time: string }) => d.name + " (" + d.membershipName + "): " + number('en', d.count) + " new message" + plural('en', d.count, { one: "", other: "s" }) + " from " + d.senders + ", since " + d.date + ", " + d.time + ".",
    uncounted: (d: { name: string; membershipName: string; max: number; senders: string; date: string; time: string }) => d.name + " (" + d.membershipName + "): " + number('en', d.max) + "+ new messages from " + d.senders + ", since " + d.date + ", " + d.time + ".",
  },
  quotedLine: (d: { text: string }) => "‘" + d.text + "’",
  furtherChannels: (d: { count: number }) => "There’s something new in " + number('en', d.count) + " more chat" + plural('en', d.count, { one: "", other: "s" }) + " too.",
  button: "Read messages",
  why: "You’re getting this because you haven’t read these messages yet. We mention each one only once.",
  settings: "Change how often you get these emails",
};

export type Words = typeof en;

export const wordsIn = byLanguage<Words>({ en });
