/* Generated from responseWords.en.json by `npm run words:generate`. Never edited by hand. */
import { number, plural } from '../../../domain/text/messages';

export const words = {
  title: "From your pod",
  hands: "👏",
  cheer: "Cheer",
  cheerFor: (d: { name: string }) => "Cheer " + d.name + "’s step",
  comments: (d: { count: number }) => plural('en', d.count, { 0: "Comment", one: number('en', d.count) + " comment", other: number('en', d.count) + " comments" }),
  list: "Comments",
  label: "Your comment",
  send: "Send comment",
  report: "Report…",
  delete: "Delete",
  cheeredBy: (d: { names: string }) => "👏 " + d.names,
  commentsOn: (d: { count: number; name: string }) => plural('en', d.count, { 0: "Comment", one: number('en', d.count) + " comment", other: number('en', d.count) + " comments" }) + " on " + d.name + "’s step",
  commentsOnYours: (d: { count: number }) => plural('en', d.count, { 0: "Comment", one: number('en', d.count) + " comment", other: number('en', d.count) + " comments" }) + " on your step",
};
