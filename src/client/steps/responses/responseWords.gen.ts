/* Generated from responseWords.en.json by `npm run words:generate`. Never edited by hand. */
import { en, number, plural } from '../../../domain/text/messages';

export const words = {
  title: "From your pod",
  hands: "👏",
  cheer: "Cheer",
  cheerFor: (d: { name: string }) => "Cheer " + d.name + "’s step",
  comments: (d: { count: number }) => plural(d.count, 0, en, { "0": "Comment", one: number("en", d.count, 0) + " comment", other: number("en", d.count, 0) + " comments" }),
  list: "Comments",
  label: "Your comment",
  send: "Send comment",
  report: "Report…",
  delete: "Delete",
  cheeredBy: (d: { names: string }) => "👏 " + d.names,
  commentsOn: (d: { count: number; name: string }) => plural(d.count, 0, en, { "0": "Comment on " + d.name + "’s step", one: number("en", d.count, 0) + " comment on " + d.name + "’s step", other: number("en", d.count, 0) + " comments on " + d.name + "’s step" }),
  commentsOnYours: (d: { count: number }) => plural(d.count, 0, en, { "0": "Comment on your step", one: number("en", d.count, 0) + " comment on your step", other: number("en", d.count, 0) + " comments on your step" }),
};
